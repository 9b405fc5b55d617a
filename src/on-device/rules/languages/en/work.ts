import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** What English-speaking agents do about a request, what they promise, and what they know. */
export const enWork = {
  noHelp: phrases(`
    (?:i|we) (?:can't|cannot|can not|couldn't|won't|am unable|are unable|'m unable|'re unable|'m not able|am not able) (?:to )?(?:\\p{L}+ )?(?:do|help|refund|change|cancel|access|see|waive|override|give|authori[sz]e|go|make|remove|issue|speak|get|tell|reverse);
    nothing (?:i|we|more|else) (?:can|could|to) (?:do|say|offer|tell|i)?; there's nothing; (?:that's|it's|it is) (?:our|the|company|just|just our) (?:policy|rule|rules|terms);
    per (?:our|the) (?:policy|terms); policy; the charge (?:is valid|stands); managers? (?:don't|do not|isn't|aren't|is not|is in|are in|won't|can't);
    no (?:manager|supervisor|one) (?:available|here|around); isn't (?:something|possible|available); not (?:possible|eligible|entitled|refundable|able); non-?refundable; unfortunately; i'm afraid;
    system (?:won't|doesn't|isn't|says|shows); i don't (?:know|have (?:that|any|access)); no (?:idea|exceptions); not in a position
  `),
  done: phrases(`
    (?:i've|i have|we've|i|i just|i've just|i've now|that's|it's|it's now|that's now|that's all|you're|you're all|it's been|has been|is now|we|you'll have|have been|has now been) (?:\\p{L}+ )?(?:booked|cancelled|canceled|refunded|credited|removed|waived|sent|raised|fixed|changed|moved|set up|set|reset|unlocked|blocked|frozen|reversed|opened|ordered|processed|updated|applied|issued|scheduled|added|sorted|done|arranged|confirmed|activated|switched|logged|escalated|texted|emailed|reserved|corrected|submitted|put);
    all (?:done|set|sorted|booked); (?:reference|ticket|case|job|confirmation|booking|claim|return|complaint|tracking|incident|rma|order) (?:number|code|ref|reference|id) (?:is|will be|for that|'s);
    that's (?:done|gone through|sorted|booked|fixed|in|on); done; gone through; taken care of; should be (?:working|back|fine); your (?:reference|confirmation) is;
    you'll (?:see|get|receive|have) (?:it|the|a|an|your|that)
  `),
  promise: phrases(`
    (?:i'll|i will|we'll|we will|someone(?:'ll| will)?|somebody(?:'ll| will)?|they'll|they will|the team will|he'll|she'll|a manager will|our \\p{L}+ will|the \\p{L}+ will|the \\p{L}+ \\p{L}+ will|you'll|you will) (?:\\p{L}+ )?(?:call|ring|phone|get|be|contact|email|text|review|send|have|receive|look|follow|give|reach|arrive|refund|let|hear|touch|check|make|come|see|update|deliver|process|credit);
    will be in touch; back (?:to|on|onto|in|into) your (?:card|account|bank); (?:it'll|it will|they'll|they will|that'll|that will) (?:\\p{L}+ )?(?:be|arrive|come|reach|get|show|land|go);
    with you (?:by|within|before|on); i promise; you have my word; i guarantee; expect (?:a|it|the|your|an)
  `),
  vagueTime: phrases(`
    as soon as (?:possible|we can|they can|i can|they|we); asap; at some point; (?:some|any) ?time (?:soon|next|this|in); soon; shortly; in due course;
    when(?:ever)? (?:they|we|i|it|someone|he|she) (?:can|get|gets|has|have|comes|is|are); in the (?:near future|coming); a few (?:days|weeks) or; eventually; one of these days;
    when it (?:comes|is|gets); as and when; sooner or later; (?:don't|do not) have (?:a|an) (?:day|date|time|eta|exact); i (?:would|should|'d) (?:like to )?(?:think|hope) so;
    (?:when|once) it's (?:done|ready|fixed|back|through); can't (?:say|give you|tell you) (?:exactly )?(?:when|a (?:date|time)); no (?:eta|time ?frame|timeline); when i (?:can|get); at the earliest;
    i'll see what i can do; at some stage; some ?time after; (?:somebody|someone|they|we)(?:'ll| will) (?:get|be) (?:back to|in touch)(?! by| within| before| tomorrow| today); depends (?:how|on);
    might (?:give|call|ring|get|drop); could be a (?:day|week|few); whenever
  `),
  correct: phrases(`
    i (?:misspoke|misread|mis-?quoted|misheard|(?:got|had) (?:that|it) wrong|gave you the wrong|made a mistake|was wrong|told you wrong|said the wrong|was looking at the wrong|had the wrong|mixed);
    (?:that|which|what i (?:said|told you)) (?:was|is) (?:wrong|incorrect|not right|not correct|my mistake|my error); correct (?:myself|that|something|what); scratch that; let me correct;
    i stand corrected; i told you .. (?:wrong|that was|but); my mistake; i (?:should|have to) correct; wrong (?:page|account|plan|figure|date|screen|line); i said .. (?:but|it's actually|actually);
    actually no
  `),
  unsure: phrases(`
    i (?:think|guess|believe|suppose|imagine|assume|reckon); probably; maybe; not (?:really |entirely |quite |100% )?sure; i should think; might be; could be; i don't (?:know|really know);
    as far as i (?:know|can tell); perhaps; supposed to; should be (?:fine|okay|ok); no idea; i would(?:n't)? (?:worry|think); hopefully; beats me; dunno; couldn't tell you; who knows; generally;
    usually; it depends; (?:i (?:can't|cant) (?:really )?see|not a hundred percent|i suppose|i'd think|it'll be .. i think)
  `),
  honest: phrases(`
    (?:to be|i'll be|let me be|being|i want to be|gotta be|perfectly) (?:\\p{L}+ )?(?:honest|upfront|straight|clear|frank|up front);
    i (?:can't|won't|don't want to|wouldn't want to) (?:promise|guarantee|pretend|mislead|lie); honestly; the catch; downside; i was wrong; that(?:'s| is| was) (?:our|my) (?:mistake|fault|error);
    you should know; before you (?:decide|sign); i misspoke; you don't need; wouldn't (?:recommend|be worth); in fairness; (?:i'm |we're )?not (?:saying|perfect|going to pretend);
    i'd rather (?:say|tell); i'd (?:honestly )?only
  `),
  overpromise: phrases(`
    100 ?(?:%|percent); one hundred percent; absolutely (?:no|nothing|zero|guarantee); never (?:go|have|see|pay|happen|again);
    (?:ends|expires|gone|only|last) (?:today|tonight|day|chance|one left|at midnight); last (?:day|chance|few); limited time; nothing to lose; act (?:now|fast); definitely (?:will|be|get)
  `),
  evade: phrases(`
    as i (?:say|said|mentioned|explained); i do (?:hear|apologi[sz]e|understand|respect); i appreciate your (?:frustration|concern|patience); sorry you feel; advised to;
    that's (?:a )?(?:the|our|just) (?:policy|process|procedure); i (?:completely |totally )?understand how you feel; the terms; terms and conditions; spelled out; you(?:'d| would|'ll) see it;
    that (?:even )?matters; it (?:all )?depends; we'll get to that; anyway; the (?:charge|decision) (?:is|stands); for security reasons; like i (?:said|say);
    don't worry; no worries; trust me; (?:everyone|everybody) (?:loves|likes|is|does|gets)?; (?:most|all) (?:of )?(?:our |the )?(?:people|customers|students|clients) (?:are|do|love|like)?; as soon as; they (?:might|may) (?:do)?
  `),
} satisfies PhraseBook;
