import { SPELT_ADDRESS } from '@/domain/figures/addresses';
import type { SpeechWords } from '../../speech-words';

const BY_AGENT = /(?<!\p{L})(?:i|i['’]ll|i['’]m|i['’]ve|we|we['’]ll|let me)(?!\p{L})/iu;

/** How English is spoken. */
export const enSpeech: SpeechWords = {
  asks: /^(?:(?:and|so|but|okay|ok|right|now|well|oh|um|uh|sorry|alright|great|thanks|thank you),? )*(?:(?:who|what|when|where|why|which(?! (?:is|was|would|means)(?!\p{L}))|how)(?:['’](?:s|re|d|ve|ll))?(?! (?:i|we|they|you|he|she|it|that|one)(?:['’]\p{L}+| (?:can|will|could|would|have|need|do|want|mean|said|about to|think|suggest|like))(?![\p{L}’']))|is|are|am|was|were|do|does|did|can|could|would|will(?! do)|shall|should|may|have(?! (?:an?|fun|your|some) )|has|had|isn't|aren't|don't|didn't|won't|can't)(?![\p{L}’'])|^(?:(?:okay|ok|right|oh) )?so (?:so )?if (?!you)|(?<!\p{L})(?:will|would|do|does|did|is|are|can|could|has|have|was|won't|don't|isn't|doesn't|didn't) (?:i|you|it|they|he|she|we)$/iu,
  /** "paper's free sure what did …", not "I know what it is"; "okay are you still …", not "where are you". */
  cuts: new RegExp(
    [
      '\\s(?=(?:and|but) what if(?!\\p{L}))|(?<!(?:^|\\s)(?:and|but|so|know|see|of|about|is|that|like))\\s(?=what if(?!\\p{L}))',
      "\\s(?=so (?:what|how|who|where|when|why)(?: \\p{L}+)? (?:is|are|did|do|does|will|would|have) (?:you|your)(?![\\p{L}’']))",
      "(?<!(?:^|\\s)(?:know|knows|see|wonder|understand|about|of|on|by|like|than|that|and|say|said|says|ask|check|explain|with|for|to|at|from|exactly|remember|me|you|us|not sure|no matter|is|was|so|but|tell))\\s(?=(?:what|how|who|where|when|why)(?:['’](?:s|d|re|ve)| is| are| was| were| did| do| does| would| will| have| has)(?![\\p{L}’']))",
      "(?<!(?:^|\\s)(?:what|who|how|where|when|why|which|as|neither|nor|than|if|that|might|may|must|to|will|would|could|should|not|much|many|long|often|kind|one|time|day|else|reason|call|\\p{L}+['’]?ll|he|she|we|they|i|you)|(?:how|what|which|where|when|why|who)(?: [\\p{L}’']+){1,3})\\s(?=(?:is|are|do|does|did|have|has|can|could|would|will|was|were)(?:n['’]t)? (?:you|they|he|she|we)(?!\\p{L}))",
      "(?<!(?:^|\\s)(?:how \\p{L}+|what|which|who|where|how|thing|problem|issue|fact|truth|is|that|it|this|as|if)|^[\\p{L}’']+)\\s(?=(?:is|are|was|were|does|did|has) (?:that|it|there(?! (?:in|on|at|for|with|now|only|also|sir|ma'am|madam|already)(?!\\p{L}))|this|these|those)(?: [\\p{L}’']+){1,6}$)",
      '(?<!(?:^|\\s)(?:know|knows|see|matter|check|tell|me|you|us|on|of|about|for|and|that|exactly|by|is|was|so|no|with))\\s(?=how (?:many|much|long|often|old|far)(?!\\p{L}))',
      '(?<=(?:^|\\s)(?:okay|ok|right|so|now|then|well|alright))\\s(?=(?:is|are|was|were|does|did|has) (?:that|it|there|this)(?!\\p{L}))',
    ].join('|'),
    'giu',
  ),
  someTime:
    /(?<!\p{L})(?:(?:morning|afternoon|evening|night|weekend|day|week|fortnight|month|hour|minute)s?|noon|midday|now|today|tonight|tomorrow|free|half|straight away|immediately)(?!\p{L})/iu,
  asksFigure:
    /(?<!\p{L})(?:how (?:much|many|long|soon)|when(?:['’](?:s|ll)| is| are| will| would| can| could| do| does| did| should)|what (?:time|day|date)|what (?:does|would|will) (?:it|that|this) cost)(?!\p{L})(?: [\p{L}\p{N}'’,]+){0,10}[?!.… ]*$/iu,
  confirms:
    /^did you know(?!\p{L})|^(?:(?:and|but|so|okay|right),? )*what if(?!\p{L})(?!.*(?<!\p{L})(?:cause|cos|because)(?!\p{L}))|^(?:did|do|does|is|are|was|have|has|can) (?:you|it|they|that|there) (?:it['’]s|i['’]m|i|we|no|okay|oh|right|well|yeah)(?!\p{L})|^(?:(?:and|so|okay|then),? )*is (?:it|that|this) (?:still )?(?:the|this|your|the same|on) (?:number|email|address|same|card)|^(?:(?:oh|ah|really),? ?)*(?:really|is it|did you|oh yeah)(?: \p{L}+)?\?*$|,\s*(?:is|are|can|do|does|did|will|wo|ca|should|would|have|has)(?:n['’]t)? (?:you|it|they|we|i|he|she|that)\?$|(?:is|are|do|does|did|was|have|has|ca|wo)n['’]t (?:you|it|they|he|she|we|that)\??$|(?<=\S+ \S+ \S+ \S+ )(?:will|would|do|does|did|is|can|could|has) (?:i|it|they|he|she|we|that)\??$|is that (?:right|correct|ok|okay|alright|not so|so|fair|true)(?:\s\p{L}+){0,2}\?*$|(?:okay|correct|right|all right|yeah)\?*$/iu,
  asksToTell:
    /(?<!\p{L})(?:(?:tell|walk|talk) me (?:a (?:bit|little) )?(?:more )?(?:about|through|what|how|who|where)|describe (?:the|your|what))(?!\p{L})/iu,
  offersTo:
    /(?<!\p{L})(?:(?:do you want|would you like|want|like) (?:me|us) to|shall (?:i|we)|have you (?:(?:seen|tried|heard (?:of|about)) our|thought (?:about|of)|considered))(?!\p{L})/iu,
  asksLater: /(?!)/u,
  turnedRound: /(?:n['’]t|(?<!\p{L})(?:not|never)) $/iu,
  sum: /(?:hundred|thousand)|^(?:one|two|three|four|five|six|seven|eight|nine) (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)/iu,
  moment: /(?:minutes?|seconds?|moment)$/iu,
  spans: /(?:months?|years?)$/iu,
  within: /(?:within|in|by|later than) .{0,12}$/iu,
  terms: { shortest: 4, ending: /(?:ing|ed|es|s)$/ },
  promises: {
    atOnce:
      /(?<!\p{L})(?:right now|now|today|tonight|straight away|right away|this (?:afternoon|evening|morning|minute)|tomorrow|immediately|the evening before|automatic(?:ally)?|while you)(?!\p{L})/iu,
    loose: /^(?:next (?:week|month|year)|(?:the )?end of .+)$/iu,
    byAgent: BY_AGENT,
    someoneWill: new RegExp(
      `${BY_AGENT.source}|(?<!\\p{L})(?:shop|will|they|someone|somebody|team|it|you['’]ll|engineer|driver|manager|could|soon|possible|shortly|whenever|eventually)(?!\\p{L})|['’]ll`,
      'iu',
    ),
    coming:
      /(?<!\p{L})(?:tomorrow|tonight|this (?:afternoon|evening)|the (?:day|night|evening|morning) (?:before|after))(?!\p{L})/iu,
  },
  names: {
    called: [
      /(?<!\p{L})(?:mr|mrs|ms|miss|dr|mister)\.? (?!please|right)\p{L}{2,}(?!['’]s)(?![\p{L}’'])/giu,
      /(?<!\p{L})(?:[Ii]s (?:this|that)|[Aa]m I (?:speaking|talking) (?:to|with)|[Ss]peak(?:ing)? (?:to|with)|[Ll]ooking for|[Hh]i|[Hh]ello|[Hh]ey),? (\p{Lu}\p{L}+)(?= (?!Vet|Dent|Motor|Garage|Clinic|Surger|Hotel|Caf|Baker|Salon|L(?:imi)?td|School|Services|Primary|Practice)\p{Lu}\p{L}+\?|[,.?!]| (?:this|it|I|how|my|please|there)(?!\p{L}))/gu,
      // As recognition writes it: "hey dana this is".
      /(?<!\p{L})(?:hi|hey|hello|(?:good )?(?:morning|afternoon|evening)|thanks|cheers|cool) (?!is |there |team |so )(\p{Ll}{3,})(?= (?:its|it['’]s|this is|im|how|what|so|nice)(?!\p{L}))|(?<!\p{L})is (?:this|that) (?:uh |um )?(\p{Ll}{3,})$/gu,
    ],
    title: '',
    stated:
      /(?<!\p{L})(?:my name(?:['’]?s| is)|it['’]?s|this is|i['’]?m|i am|name['’]?s|the name is|under|that['’]?s|for)\s+(?:(?:um|uh|erm?),?\s+)*((?:(?!it['’]?s\s)\p{L}[\p{L}'’-]+[ ,.]*){1,3})/giu,
    full: /(?<=^|[.,] )(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?=[,.]|$)/gu,
    own: /(?:my name(?:['’]s| is)|this is|i['’]m|it['’]s|you['’]re (?:through|speaking) (?:to|with)|with) (\p{L}{1,40})|(?<!\p{L})(\p{L}{1,40}) (?:speaking|here)/giu,
    asksName: /(?<!\p{L})(?:names?|surname|who am i|speaking with)(?!\p{L})/iu,
    answer:
      /^(?:(?:yes|yeah|sure|oh|okay|um|uh|it['’]?s|it is|i['’]?m|this is|(?:my|the) name(?:['’]?s| is)),? )*((?:\p{L}[\p{L}'’-]*[ ,.]*){1,4})/iu,
    answersLarge: false,
    notNames:
      /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|to)day|january|february|july|(?:sept|nov|dec)ember|october|the|a|an|not|just|about|my|your|it|is|was|that|there|here|sorry|calling|been|going|still|so|very|really|and|but|on|in|at|with|for|i|you|we|they|he|she|no|yes|yeah|well|hi|hello|good|all|ready|looking|trying|having|happy|fine|okay|ok|because|what|why|how|ridiculous|everything|right|great|perfect|this|these|those|account|number|me|him|her|them|us|speaking|afraid|sure|glad|from|one|two|three|four|five|six|seven|eight|nine|zero|double|wrong|working|only|too|also|to|of|our|or|if|when|up|out|now|please|thanks|thank|oh|gone|done|dead|broken|late|supposed|in|at|by|first|last|never|always|being|getting|waiting|who|where|which|any|some|more|much|like|it's|i'm|hours|days|weeks|months|years|morning|afternoon|evening)$/iu,
    shortest: 3,
    spoken: null,
    address: SPELT_ADDRESS.en,
    lone: /(?<=[\p{Ll}\p{N},] )(?!(?:Mr|Mrs|Miss|Sir|Madam|God|English|Christmas|Easter|Internet)(?!\p{L}))\p{Lu}\p{Ll}{3,}(?!['’ ]?\p{Lu})(?![\p{L}'’])/gu,
  },
};
