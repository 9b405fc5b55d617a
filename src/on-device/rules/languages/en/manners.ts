import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** How English-speaking agents open, hold, thank, apologise and close. */
export const enManners = {
  greet: phrases(`
    hello; hi; hi there; hey; hey there; hiya; heya; good (?:morning|afternoon|evening|day); g'day; welcome;
    thank you for (?:calling|holding|ringing|contacting); thanks for (?:calling|ringing|holding|contacting); morning;
    afternoon; howdy
  `),
  offerHelp: phrases(`
    how (?:can|may|could|might) i (?:help|assist); what can i (?:do|help); how can we (?:help|assist); how may we;
    what seems to be; what's (?:been )?(?:happening|the problem|going on|the trouble|up|the issue); what can i get
  `),
  askIdentity: phrases(`
    (?:who am i|whom am i) (?:speaking|talking); (?:your|the|a) (?:full |first |last |sur)?names?; surname;
    spell (?:that|it|your);
    (?:account|order|phone|mobile|reference|booking|policy|card|customer|tracking|confirmation|membership|contact) (?:number|code|ref|reference|id);
    number on (?:the|your) (?:account|card|order); date of birth; birth ?date; post ?code; zip(?: code)?;
    first line of (?:your|the) address; (?:your|the|billing|email|home|delivery|shipping|mailing) address; e ?mail;
    last (?:four|4|three|two); security (?:question|check|word|code); memorable word; password; passcode; verify;
    confirm (?:your|the|who); maiden name; is this (?:mr|mrs|ms|miss|dr); am i (?:speaking|talking);
    is (?:this|that) \\p{L}+(?=[?,]); still the (?:best|right|correct|same); best number;
    speak (?:to|with) (?:mr|mrs|ms|miss|dr)
  `),
  askHold: phrases(`
    (?:place|put|pop|leave) (?:you|y'all) on (?:a )?(?:brief |short |quick |little )?hold;
    hold (?:on|the line|for|please|tight|while); (?:bear|stay|stick) with me;
    (?:one|just a|a|give me a|a quick|half a|two) (?:moment|second|sec|minute|mo|tick|ticks|min|minutes|seconds)(?: please| while| and|$| to);
    give me (?:a|one|two|just|half|about|thirty|sixty|five); mind (?:holding|if i (?:put|place|pop|go)); can you hold;
    could you hold; just (?:a )?(?:moment|second|sec|minute); hang on; hang tight;
    while i (?:look|check|pull|get|bring|find|run|speak|talk|ask|go|open|load); go quiet;
    i'll be (?:right|straight) back; be back with you; the line (?:will|may) (?:go|be) (?:quiet|silent);
    take (?:me )?(?:about )?(?:a|one|two|thirty|sixty) (?:minute|minutes|seconds|moment);
    (?:it'll|it will|this'll|might) take (?:me )?(?:about )?(?:\\p{L}+ )?(?:\\p{L}+ )?(?:minutes?|seconds?|moment);
    (?:like|about|for) (?:two|three|a couple of|thirty|five) minutes
  `),
  transfer: phrases(`
    (?:transfer|transferring|connect|connecting) (?:you|your call);
    (?:put|putting|get|pass|passing) (?:you|the call|your call) (?:through|over|across); hand you over; switch you;
    warm transfer
  `),
  thankHold: phrases(`
    (?:thank you|thanks|appreciate) .. (?:holding|hold|waiting|patience|bearing|hanging|wait);
    (?:sorry|apologi[sz]e) .. (?:wait|waiting|hold|keeping)
  `),
  thank: phrases(`
    thank you; thanks; appreciate (?:it|that|you|your (?:call|time|patience|help|business|loyalty|honesty));
    much appreciated; grateful; cheers; thank ye
  `),
  apologise: phrases(`
    sorry; apologi[sz]e; apologies; my apologies; my (?:mistake|fault|bad|error); our (?:mistake|fault|error);
    pardon me; forgive; regret; that(?:'s| is| was) on (?:us|me); shouldn't have (?:happened|been)
  `),
  askMore: phrases(`
    (?:anything|something|nothing) (?:else|more|further);
    any (?:other|further|more) (?:questions|thing|issues|concerns|help); what else (?:can|may); else (?:i|we) can;
    other questions; is that everything; does that (?:cover|help|answer|sort); all set; happy with (?:that|everything);
    all good
  `),
  sumUp: phrases(`
    (?:just )?to (?:recap|summari[sz]e|confirm|sum up|go over|be clear|run through);
    so (?:to|just to) (?:recap|confirm|sum); let me (?:recap|read (?:that|it|this) back|run through|sum|repeat);
    so (?:that's|you're|we've|i've|you've) .. (?:booked|changed|got|all|moved|set|refunded|cancel|down|be|on|for);
    in summary; recap; so (?:the|your) (?:refund|order|appointment|booking|engineer|card|new); have i missed; out loud;
    so that's
  `),
  goodbye: phrases(`
    (?:speak|talk) (?:soon|then|later|tomorrow|at|on|to you); (?:good ?)?bye(?:-bye| bye| now)?; bye-bye; take care;
    (?:have|enjoy) (?:a|an|yourself|the rest|your|yours) ?(?:\\p{L}+ )?(?:\\p{L}+ )?(?:day|evening|night|afternoon|morning|weekend|one|trip|flight|stay|week|holiday|time|rest)?;
    good night; thank you for (?:calling|ringing|your (?:time|call)|contacting|choosing|being|shopping);
    thanks for (?:calling|ringing|your (?:time|call)|contacting|choosing|being|shopping); cheerio; all the best;
    speak soon; talk (?:to you )?soon; see you; look after yourself; good luck; safe travels; ta-?ra; cheers
  `),
  takeCall: phrases(`
    thank(?:s| you) for (?:calling|ringing|phoning|contacting|holding); (?:you're|you are|youre) (?:through|speaking);
    (?<!is .{0,20})speaking(?=[,.?!]|$)
  `),
} satisfies PhraseBook;
