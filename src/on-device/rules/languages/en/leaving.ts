import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** How English-speaking customers stay, leave, or take it further. */
export const enLeaving = {
  hangUp: phrases(`
    (?:i'm|i am) (?:hanging up|done|finished|going to hang|not (?:doing|listening)); hang(?:s|ing)? up; hung up;
    forget (?:it|this|about it); never mind; goodbye then; line (?:goes|went) dead;
    call (?:ended|dropped|disconnected); disconnect(?:s|ed)?; click; don't bother; save it; enough of this;
    wasting my time; waste of (?:my )?time
  `),
  churn: phrases(`
    (?:i'm|i am|i'll|we're|we'll|i will|i'd|gonna|going to|i want to|be|am) (?:\\p{L}+ )?(?:leaving|switching|cancel(?:l)?ing|moving|closing|taking|done with|going (?:to|with|elsewhere)|cancel|switch|leave|close|porting|take my);
    elsewhere; somewhere else;
    (?:cancel|close|end|terminate) (?:my|the|our|everything|it|this|that|both|all|the whole) ?(?:account|contract|subscription|plan|policy|membership|service|card|lot|thing|line|lines)?;
    never (?:\\p{L}+ )?(?:use|order|buy|shop|book|deal|come|be|again|using|ordering|booking); last time (?:i|we|you);
    taking (?:my|our|both) (?:\\p{L}+ )?(?:business|money|numbers|custom|accounts?); lost a customer;
    won't be (?:back|using|ordering|coming|renewing|booking|shopping|buying);
    not (?:renewing|coming back|going to renew); i'm (?:out|off|gone); take me off
  `),
  churnHint: phrases(`
    don't (?:call|ring|phone|contact) (?:me|this|here|us|again);
    (?:thinking|thought|tempted|considering|considered|looking) .. (?:moving|switching|leaving|cancel\\p{L}*|going|around|elsewhere|somebody else|changing|at other);
    (?:telling|tells|told|says|keeps) .. (?:leave|switch|to go|move|change);
    might (?:as well )?(?:switch|leave|cancel|go|move); cheaper (?:elsewhere|with|at|deal|over|ones?|than you);
    shop(?:ping)? around; (?:other|another) (?:lot|crowd|outfit|firm); we'll see about; if (?:this|it) happens again;
    (?:buy|buying|get|getting) (?:it|one|mine|them) (?:from|at) (?:them|someone|somebody|another); half a mind;
    (?:have|want|get) (?:my|the|our) (?:deposit|money) back; (?:i'm|we're|i am) done (?:after|when|once|with);
    my (?:neighbou?r|friend|sister|brother|mate|colleague) .. (?:with|uses|switched|went); competitor;
    other (?:company|companies|providers?|banks?|network|networks|store|places);
    why (?:i|we|do i|should i) (?:\\p{L}+ )?(?:stay|bother|keep|pay); next time (?:i|i'll|we); cancel;
    rather (?:go|use|shop|drive); second thoughts; up for renewal; lose(?:s|ing)? (?:a customer|me|my business)
  `),
  loyal: phrases(`
    (?:been|customer|with you|with y'all|using you|banking|shopping|come here|bought|member) .. (?:years|decades|since|forever|long time|ages);
    (?:loyal|long[- ]?time|long[- ]?standing|regular|happy) (?:customer|member|guest|client);
    (?:i'll|we'll|will) (?:be back|recommend|stay|book again|order again|tell|come back|keep|use you);
    can't be bothered; always (?:been happy|used|liked|had good|shopped|been good|stay); recommend you;
    not going anywhere; sticking with; leave a (?:good|nice|five)
  `),
  escalate: phrases(`
    (?:speak|talk|put me|get me|want|like|see|need|transfer me|fetch|demand|where's) .. (?:manager|supervisor|boss|someone (?:else|senior|in charge|higher|who)|superior|somebody (?:else|senior|in charge|who)|team lead|person in charge|director|human);
    (?:manager|supervisor) (?:now|please|on the line|immediately);
    (?:give|get|let) me (?:\\p{L}+ )?(?:to )?(?:your|her|his|the|a) (?:manager|supervisor|boss); ombudsman; lawyer;
    attorney; solicitor; small claims; court; sue; legal action; regulator; trading standards; better business bureau;
    bbb; watchdog; citizens advice; consumer (?:protection|affairs); fcc; ofcom; attorney general; police;
    news(?:paper)?; the press;
    (?:post|put|tweet|blast|share) .. (?:online|twitter|facebook|social|everywhere|review|reddit); one[- ]star;
    bad review; chargeback; dispute (?:it|the|this) with;
    (?:file|filing|make|making|raise|lodge|put in) (?:a |an )?(?:formal |official )?(?:complaint|dispute|claim|grievance);
    formal complaint; report (?:you|this|it|y'all); head office; executive
  `),
  escalateHint: phrases(`
    complain; complaint; what(?:'s| is) your name; who do i (?:speak|talk|complain);
    is there (?:someone|somebody|anyone) else; someone else; supervisor; manager; recorded;
    (?:second|third|fourth|fifth) time; higher up; take this further; employee (?:id|number); corporate
  `),
} satisfies PhraseBook;
