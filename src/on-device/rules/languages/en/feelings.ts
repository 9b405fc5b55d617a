import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** How English-speaking customers sound, content, bitter, upset, abusive, and the words that say no. */
export const enFeelings = {
  satisfied: phrases(`
    that(?:'s| is|'d be|'ll be|'ll) (?:\\p{L}+ )?(?:great|perfect|lovely|wonderful|brilliant|fine|good|better|kind|thoughtful|helpful|fantastic|all|everything|a relief|very|really|amazing|terrific|ideal|sorted|it then|super|fair|reasonable|awesome|help|do);
    (?:great|perfect|lovely|wonderful|brilliant|fantastic|excellent|awesome|terrific|smashing|marvellous|super|ideal|ace|amazing); thank you (?:so|very|ever so) much;
    thanks (?:so much|a lot|a million|a bunch|for (?:your|the|all|being)); (?:it's|it is|that's|they're) (?:working|back|fixed|gone through|on|up|loading); works? now;
    you(?:'ve| have) been (?:\\p{L}+ )?(?:great|helpful|kind|a star|a legend|lovely|brilliant|wonderful|very|so|patient|a big); appreciate; relief; happy with; phew; much better;
    sounds (?:good|great|fair|fine|perfect|like a plan); fair enough; good to know; made my day; star; bless you; easy; glad; impressed; works for me; that makes sense
  `),
  thanks: phrases('thank you; thanks; cheers; appreciate; ta'),
  sarcasm: phrases(`
    (?:oh )?(?:great|wonderful|brilliant|fantastic|lovely|marvellous) (?:so|just|another|job|thanks for nothing|now|well|and|work); thanks for nothing; mugged; i'll give you that;
    how (?:kind|nice|lovely|generous|thoughtful|convenient|wonderful); how very; what a (?:joke|surprise|shock|treat); must be nice; slow clap; medal; of course it is;
    of course you (?:are|do|can't); oh (?:sure|yes|joy|good|super|terrific); else you; you'd have to have; i bet; yeah right; world[- ]class; bravo; lucky me; butler;
    next (?:century|christmas|decade); holding my breath; hold my breath
  `),
  distress: phrases(`
    (?:so|really|very|bloody|damn|absolutely|extremely|beyond|pretty|just|i'm|i am|completely) (?:angry|furious|upset|frustrated|annoyed|disappointed|livid|stressed|worried|tired|sick|fed up|exhausted|mad|scared|disgusted|panicking|panicked|shaking|crying);
    fed up; sick (?:and tired|of); furious; livid; outrageous; disgusting; disgrace(?:ful)?; appalling; unacceptable; ridiculous; joke; nightmare; at my wits; had (?:it|enough); last straw; in tears;
    can't (?:believe|take|sleep|afford|pay|cope|deal|breathe); shaking; panick?(?:ing|ed)?; oh my god; oh god; shame on; robbed; rip-?off; scam; stealing; food shopping; gone through hell; ruined;
    terrified; desperate; beside myself; freezing; hospital; funeral; insulting; rent; mortgage; my (?:kids|baby|medication|insulin); what am i supposed to
  `),
  annoyed: phrases(`
    (?:second|third|fourth|fifth|2nd|3rd) time; again; still (?:no|not|haven't|waiting|don't); annoying; annoyed; frustrat(?:ed|ing); not happy; waste; come on; seriously;
    (?:are you|(?:got to|gotta|must) be) (?:kidding|joking); that's (?:not (?:good|right|fair|okay|ok|on)|crazy|a lot|absurd|insane|nonsense|a bit much); how (?:is that|hard|long|come|many times);
    keeps?; hours; no bars; all day; for goodness; don't (?:call|want|understand why); why (?:should|do|would|is|am) (?:i|it|that); didn't (?:agree|ask|sign|order|authori[sz]e); wow; huh;
    disappoint(?:ed|ing); hassle; took a day off; inconvenien\\p{L}+; bit (?:much|rich|steep); not (?:a )?very (?:nice|kind|helpful)
  `),
  abuse: phrases(`
    f+u+c+k\\p{L}*; f\\*+\\p{L}*; f-?ing; effing; shit\\p{L}*; bullshit; s\\*\\*t; crap; bitch; bastards?; asshole; arsehole; dickhead; prick; wanker; twat; cunt; idiots?; morons?;
    (?<!(?:something|anything|so|bit|be|been|feel|felt|looked?|i'm|not|myself|a) )stupid(?! (?:thing|app|website|machine|phone|box|question|mistake|of me|one)); imbecile; dumbass;
    (?<!(?:old|feel|pretty|so) )dumb(?! (?:thing|app|phone|box|question|mistake|of me|one|luck)); shut (?:up|your); go to hell; screw you; useless (?:idiot|lot|people|bunch|woman|man); piss off;
    braindead; clowns?; monkeys?; scum; pathetic; goddamn; damn (?:you|fool|liar); incompetent; jackass; piece of; sod off; horrible (?:man|woman|person|people|company);
    you(?:'re| are) (?:a )?(?:disgrace|joke|horrible|useless)
  `),
  insult: phrases(`
    you people; you lot; useless; crooks; thieves; liars?; lying; lied; con artists?; cowboys; scam(?:mers?|ming)?; rip-?off; joke; incompetent; shame on; robbers?; robbery; daylight; amateurs?;
    crap; hell; bloody; damn; circus; shambles; mugged; pathetic; hopeless; vultures
  `),
  negation: phrases(`
    not; n't; never; no; without; isn't; don't; wasn't; won't; didn't; doesn't; can't; i'm not; hardly
  `),
} satisfies PhraseBook;
