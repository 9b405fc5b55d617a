import type { ClaimWords } from '../../claims/claim-words';

/** What makes English words mean something else than they say. */
export const enGuards: ClaimWords['guards'] = {
  negation: /(?<!\p{L})(?:not|never|no|nobody|nothing)(?!\p{L})|n['’]t(?!\p{L})/iu,
  denies:
    /(?<!\p{L})(?:not|never|no|nor|without|hardly|nobody|nothing|rather than|instead of)(?!\p{L})[^,;:]{0,24}$|(?:n['’]t|(?<!\p{L})(?:do|does|did|is|are|was|were|have|has|ca|wo)nt|(?<!\p{L})(?:forgot|forgotten|failed|meant) to) (?:\p{L}+ ){0,3}$/iu,
  supposes: /(?<!\p{L})(?:if|unless|whether|suppose|imagine|in case|would have|could have|should have|wish)(?!\p{L})/iu,
  others:
    /(?<!\p{L})(?:he|she|they|people|the (?:last|other) (?:person|one|lady|guy|agent|man|fella)|(?:my|your) (?:colleague|wife|husband|son|daughter|brother|sister|m[ou]m|dad|mother|father|mate|boss|neighbou?r|friend))(?!\p{L})[^,;:.]{0,30}$|(?<!\p{L})(?:said|told|says|asked|wrote|written|marked)(?!\p{L})[^,;:.]{0,16}$/iu,
  reports:
    /(?<!\p{L})(?:told|asked|said to|informed) (?!you(?! (?:people|lot|guys)(?!\p{L}))(?!\p{L}))(?:\p{L}+ ){1,4}$/iu,
  foretells:
    /(?<!\p{L})you['’]?(?:ll| will|re going to|re gonna) (?:all |soon )?(?:(?:get|have) (?!(?:no|any) )(?:\p{L}+ ){0,2}(?:problems?|sick(?! (?:note|pay|leave))|ill|pains?|trouble)|be (?:(?:calling|ringing|phoning|thanking|begging) (?:me|us)|sorry|(?:back|coming back|running back|crawling back|back here) (?:here|begging|for more|crying|to (?:me|us)))|regret|wish you|thank me|come (?:back|crawling|running|crying)(?: to (?:me|us))?(?=[,.!]|$))|(?<!\p{L})(?:(?:not|won['’]t be|wouldn['’]t be) the (?:first|only|last)(?: (?:one|person))?(?= to (?:say|ask|tell|notice|call|ring|think)|[,.!]|$)|mark my words|your loss|don['’]t (?:come crying|say i (?:didn['’]t|never)))(?!\p{L})|(?:there (?:are|were)|i have|i['’]ve got|calling about|ringing about|phoning about) (?:two|three|a couple of) (?:things|points|bits)|^(?:and )?(?:the (?:first|second|other|next)|one)(?: (?:thing|point|one))? (?:is|was) (?:our|my|your|the|a) \p{L}+[.!]?$/iu,
  past: /(?<!\p{L})(?:last (?:time|week|month|year|night|call)|yesterday|the other day|before that|back then|(?:days?|weeks?|months?|years?) ago)(?!\p{L})/iu,
  clause: /[,;:–—]\s|\s(?:but|because|so that|although)\s/giu,
  over: /(?<!\p{L})(?:last \p{L}+day|(?:(?:on|this) )?\p{L}+day (?:just gone|gone|past))(?!\p{L})/giu,
  times:
    /(?<!\p{L})(?:today|tonight|tomorrow|this (?:afternoon|evening|morning|week)|the (?:day|evening|night) before|monday|tuesday|wednesday|thursday|friday|saturday|sunday|within the hour|in the morning)(?!\p{L})/iu,
  ownMoney:
    /(?<!\p{L})(?:up to|(?:it|that) (?:may|might|could) be|loan|finance|deposit|excess|(?:a|per|each) claim|voucher|compensat\p{L}*|worth|insured|penalt\p{L}*|leaflet|refer\p{L}*|fine|late fee|you(?:['’]re| are)? (?:pay|paying|paid|spend|spending|spent)|(?:be|been) spending|saved?|savings?|less|cheaper|off|knock|exit|cancel\p{L}*|terminat\p{L}*|(?:get|got|getting|back) out|early|(?:a|per) (?:day|week|month) is|pays? for itself|(?:he|she|they|others?|neighbou?rs?) (?:pays?|charges?|charged)|give you|we['’]?(?:ll)? pay|refund\p{L}*|credit\p{L}*|back|better off)(?!\p{L})/iu,
  polite: /(?<!\p{L})(?:please|thank(?:s| you)?|(?<!be )(?<!sorry not )sorry(?! not sorry))(?!\p{L})/iu,
  yes: /^(?:(?:okay|ok|ja),? (?=go ahead))?(?:yes|yeah|yep|that['’]s (?:it|right|the one|correct)|correct|right|sure|it is|go on|go ahead)(?!\p{L})/iu,
  proposes:
    /^(?:(?:ok(?:ay)?|so|right|and|well|but|oh|um|(?:for )?sure|totally|great),? )*(?:(?:do )?(?:you )?wanna|what if i|why (?:don['’]t|not) (?:i|we)|what do (?:we|you) call|what(?:['’]s| is)? (?:the )?name|what(?:['’]s| is) (?:he|she|it) called|(?:do|would) you (?:want|like) (?:a|an|some|to (?!pay|keep|use))|(?:can|could|would|will) you (?:just |please |go ahead and )*(?:bring|send|upload|read|tell (?:me )?(?:the|your)|spell|give|confirm|hold|wait|bear|pop|take|sign|write|check|turn|re(?:start|boot|set|fresh)|hang|clear|open|click|press|log|run|try|unplug|(?:call|ring|phone|text|reach) (?:him|her|them|the|your))|shall (?:i|we)|(?:can|could|may|should) (?:i|we)(?! (?:just |quickly )?ask)|(?:do|would) you (?:want|like) (?:me|us|it|that|this|the|them|one) |would you like to|want me|is there (?:anything|another thing)|have i|will you be (?:there|in|around|home|free)|(?:is|are|will|can) (?:he|she|they|your \p{L}+) (?:there|in|around|free|(?:come|get) to the phone))|(?<!\p{L})(?:suits?(?: you)?|works? for you|okay with you|all right with you|convenient)(?:\?|$)/iu,
  aside:
    /(?<!\p{L})(?:let me (?:just )?ask (?:him|her|them|my \p{L}+)|(?:sorry|excuse me),? (?:just )?(?:one|a) (?:second|sec|moment|minute)|(?:(?:hold|hang) on|(?:one|just a) (?:sec|second|moment|minute))[.,!] .{2,120}?(?:! sorry|[.?!] (?:sorry|right|ok(?:ay)?),? (?:go on|carry on|you were saying|where were we)))(?!\p{L})/iu,
  moves:
    /(?<!\p{L})(?:move|change|rearrange|reschedule|rebook|put back) (?:it|that|(?:my|our|the) (?:appointment|booking|visit|slot|delivery|lesson))(?!\p{L})/iu,
  owned:
    /(?<!\p{L})(?:you['’](?:re|ve)|you (?:are|have|pay|use|bought|had|took|signed|told me|said)|(?:having|had) us|(?:get|got|getting|back) out|(?:a|per) (?:day|week|month) is|your (?:current|old|present|existing))(?!\p{L})/iu,
  no: /^(?:oh |well )?(?:no(?! (?:problem|worries|trouble|bother|doubt|idea))|nope|not (?:really|one|any)|i don['’]t)(?!\p{L})/iu,
  farewell:
    /^(?:(?:ok(?:ay)?|yes|yeah|no|right|all right|oh),? )*(?:thanks|thank you|cheers|bye|goodbye|good night|tara|you too|you['’]?re (?:very |most )?welcome)(?!\p{L})|(?<!\p{L})bye(?: bye)?[.!]?$/iu,
  vocative:
    /(?:^|[,.!?] |(?<!\p{L})(?:hi|hello|hey|thanks|thank you|sorry|okay|right|alright|is this|is that|speak(?:ing)? (?:to|with)|morning|afternoon|evening|mister) )$/iu,
  speaksTo:
    /(?<!\p{L})(?:you|your|yours|i|we|me|us|let|any\p{L}*|what|how|when|where|do|did|have|could|would|will|take|please|thanks|thank|sorry|hello|hi|good|bye|can|is|are)(?!\p{L})/iu,
  kin: /(?<!\p{L})my (?:late )?(?:m[ou]m|mam|mother|dad|father|parents|wife|husband|partner|son|daughter|brother|sister|aunt|uncle|nan|grand\p{L}+|friend|neighbou?r)(?!\p{L})[^.?!]{0,24}$/iu,
  corrects:
    /(?<!\p{L})(?:no[, ]+(?:hang|hold) on|(?:actually|oh|hang on|hold on|wait|sorry)[, ]+(?:hang on[, ]+|wait[, ]+|sorry[, ]+)?(?:no|not|that['’]s wrong)(?!\p{L}| (?:problem|worries|trouble|ok(?:ay)?|yeah|dear)(?!\p{L}))|scratch that|make that|i misspoke|i mean|no[, ]+sorry|or is it|or rather|(?:telling|told|gave|given|quoted|read|said|got|had|sent) (?:\p{L}+ ){0,3}wrong(?! (?:item|one|order|size|thing|colou?r|parcel))|wrong way round|spoke too soon|(?:go|going) back on (?:that|what)|shouldn['’]t have said|take that back|let me correct|misread|mixed (?:\p{L}+ ){0,2}up|turns out|i tell a lie|actually,? i(?:['’]ve)? (?:said|told you|gave you)|ignore that|correction|my mistake|got that wrong|beg your pardon|hadn['’]t (?:counted|realised|realized|noticed)|i was wrong)/iu,
  slips:
    /^(?:(?:oh|ah|um|uh|well),? )*(?:no(?: no)*(?=[,.] | (?:wait|sorry|hang|hold|it['’]?s|that['’]?s|that (?:is|was))(?!\p{L}))|sorry(?=[,.] )|actually|wait|i mean|or rather|hang on|hold on|not (?:that|the \p{L}+)(?=[,. ])|my mistake|correction)(?!\p{L}| (?:problem|worries))/iu,
  notice:
    /(?<!\p{L})(?:(?:a|your|the) confirmation|put \p{L}+ on (?:the|your) (?:note|file|account)|(?:put|made|left|leave|add(?:ed)?) a note|put (?:in )?(?:a )?call ?back|noted|reminders?|direct (?:number|line)|(?:in|by|with) an? (?:text|e-?mail|letter)|i have also|i've also)(?!\p{L})/iu,
  goesBack:
    /(?<!\p{L})(?:actually|(?:what|like|as|than|when) i (?:\p{L}+ )?(?:said|told)|i (?:said|told you)|(?:shouldn['’]t|should not|should) have (?:said|told)|should['’]?ve (?:said|told))(?!\p{L})/iu,
  form: /^(?!.*(?<!\p{L})(?:who|the|a|an|and|or|if|because|but|which)[.?]*$)(?!.*?(?<!\p{L})what(?:['’](?:d|ll)| would| will) (?!(?:you|he|she|it|they|we|i|the|your) )(?:\p{L}+ ){1,4}(?:is|was) \p{L})(?:(?:and|so|but|okay|ok|right|now|well|oh|um|uh|sorry|alright|great|thanks|thank you),? )*(?:(?:do|have|had)(?:n['’]t)? (?:you|they|your|any\p{L}*)|(?:is|are|was|were|does|did|has|can|could|would|will)(?:n['’]t)? (?:you|your|he|she|they|it|there|that|this|these|those|the|any\p{L}*|some\p{L}+)|(?!when (?!(?:is|are|was|were|do|does|did|will|would|can|could|have|has|had|should|might|exactly|about|roughly)(?!\p{L})))(?:what|when|where|who|which|how|why)(?:['’](?:s|re|d|ve|ll))?(?! (?:about|if|(?:do|would|can|should) (?:i|we)|(?:don['’]t|not) (?:i|we)|i(?:['’]?(?:d|ll|m))?|we)(?!\p{L})))(?!\p{L})/iu,
  midway:
    /(?<!\p{L})(?:(?:what|which|how|who|where)(?: \p{L}+){0,2}|have to (?:\p{L}+)|(?:pay|see|read|send|give|keep|find)) $/iu,
  begins:
    /\s(?=(?:and|so|but|because|i|you|we|they|it|he|she|there|that|his|her|your|the \p{L}+ (?:is|was|will))(?:['’]\p{L}+)? )/giu,
  byTheWay:
    /(?<!\p{L})(?:by the way|while (?:i(?:['’]ve| have) (?:got )?you|you(?:['’]re| are) (?:here|on))|before (?:you|i) go|one (?:other|more) thing)(?!\p{L})/iu,
  letsGo:
    /(?<!\p{L})(?:(?:not|won['’]t) (?:push|bother|trouble|disturb) you|mark (?:you|your \p{L}+) as (?:closed|do)|(?:take|get) (?:you|me|your \p{L}+) off|remove (?:you|your)|(?:stop|won['’]t|not) (?:calling|ringing|contacting|call|ring)|delete your)(?!\p{L})/iu,
  putsRight:
    /^(?:(?:oh|ah|yeah|yes|um|uh|ok(?:ay)?|right|hang on),? )*(?:no(?=,| (?:sorry|it|that|the|i|we|he|she|wait|hang|hold))|sorry|well|actually|wait|you['’]re right)(?!\p{L})|[,.] sorry,|(?:no|i['’]m) sorry it['’]s|(?:right|actually|pardon)[,.]|(?<!not )you['’]re right|^(?:[\p{L}’']+[ ,]+){2,7}sorry[.]?$/iu,
  requests:
    /^(?:(?:ok(?:ay)?|so|right|and|um|uh|sorry|lovely|great|thanks|thank you),? )*(?:(?:can|could|may|would|will) (?:i|you) (?:just |please )?(?:take|have|get|give|read|tell|confirm|spell|check)|what['’]?s (?:the|your)|what is (?:the|your)|is (?:it|that) still)/iu,
  changes:
    /(?<!\p{L})(?:(?:com(?:es|ing)|came|goes|gone|went|brings|brought|takes|gets) (?:it |that |you )?down to|(?:changed|moved|switched|swapped|rebooked|rescheduled|pushed|brought) (?:\p{L}+ ){0,3}(?:to|for|back|forward)|instead(?! of)|(?:we['’]ll|let['’]s|i['’]ll) (?:make it|say|call it)|make it|(?:can|could|['’]ll) (?:do (?:it|that|them) (?:at|for)|give(?! you)(?: it)?(?: (?:at|for))?(?= [$£€]?\d))|(?:raised|lowered|increased|reduced|upped|dropped|cut|extended|put|set) (?:it|that|them|your \p{L}+)(?: \p{L}+){0,2} (?:to|at)|(?:kept|set) it(?: at)?)(?!\p{L})/iu,
  upTo: /(?:until|till|(?:good|valid|held|open) for|before (?:i|we|they|you) \p{L}+|between .{1,16} and|\d (?:to|and)) (?:the )?$/iu,
  but: /^(?:but|though|still|mind you|that said)(?!\p{L})/iu,
  endsAsking: /^(?:(?:and|so|but|ok(?:ay)?|well|um|uh),? )*(?:what|how) about(?!\p{L})/iu,
  onLine:
    /(?<!\p{L})(?:(?:waiting|holding|hanging on|on hold|in (?:a|the|your) queue)(?: here| on (?:the|this) (?:line|phone))?(?: for| about| nearly| over)? (?:\p{L}+ ){0,2}(?:minutes?|mins?|half an hour)|on hold|g[eo]t(?:ting)? (?:hold of|through)|(?:only|just) (?:a|one) (?:quick )?question|(?:two|a couple of|a few) (?:quick )?questions|(?:was|am|['’]m)(?:n['’]t| not) sure (?:you|any|some|who)[^.?!]*|(?:did|do)n['’]t (?:think|expect) (?:you|any|some)[^.?!]*|do(?:n['’]t| not) have (?:it|that|them) (?:on|with) me)(?!\p{L})/giu,
  introduces:
    /(?<!\p{L})(?:who(?:['’]s| is) (?:this|that|calling)|how did you get (?:my|this) )|(?<!\p{L})it['’]s under (?!the |an? |my |contract|warranty|guarantee)|(?<!\p{L})am i (?:speaking|talking|through) (?:to|with)(?!\p{L})|^(?:(?:oh|hi|hello|um|uh|yes|yeah|morning),? )*is (?:that|this) (?:(?:the )+\p{L}+|(?:\p{L}+ ?){1,4}[.?]*$)|(?<!\p{L})my name(?:['’]?s| is) (?!on )|(?<!\p{L})hope (?:you(?:['’]re| are)|i['’]?m not)(?!\p{L})|(?<!\p{L})(?:it['’]?s|this is|i['’]?m(?! \p{L}+ (?:here|and))|my name['’]?s|my name is|name['’]?s) (?!about|because|just|not|the|a|an|my|that|been|really|so|calling|ringing|trying|going|only|with)\p{L}+(?:['’]s \p{L}+)? (?:from|at|here|over|calling|and)(?!\p{L})/iu,
  asksWhy:
    /(?<!\p{L})what(?:['’]?s| has| is)? (?:(?:it|this) (?:all )?about|happened|happening|wrong|up|about it|the (?:problem|issue|matter|trouble|query|request))(?!\p{L})/iu,
  asksWord: /(?<!\p{L})(?:what (?:does|do|did|is|are|you|he|she|they) .{0,40}(?:mean|call)|meaning|as in)(?!\p{L})/iu,
  announces:
    /(?<!\p{L})(?:(?:calling|ringing|phoning|call|rang|called)(?: you| today| just| back)* (?:about|to|because|regarding)|reason (?:i|for)|we (?:sell|offer|provide|supply|do(?! (?:not|your|have|need|apologi[sz]e|appreciate|understand|know|see|like|want|ask|try|it|that|this|so)(?!\p{L})))|(?:wanted|like|thought i['’]d) (?:to )?(?:see (?:how|if|whether)|check how|check in|ask how|find out))(?!\p{L})/iu,
  ofData:
    /(?<!\p{L})(?:how are you(?: doing)?(?= today|[?,.]|$| i['’]?m(?!\p{L})| my name)|depends (?:on )?(?:how|what|which|when)|how (?:much|many|long) you(?:['’]ve|['’]re| have)|would you rather i (?:left|rang|called)|who (?:have|am|do) i|who else (?:are|have) you|want to go ahead|ready to go ahead|which (?:council|county|branch|borough|store|state)|which (?:address|number|e-?mail) (?:have you got|do you have)|are you (?:happy|okay|ok|all right) (?:that|if|for|with)|(?:have|got) (?:you )?(?:two|five|a few|a couple of|a) (?:minutes?|moments?|mins?)|lock (?:one|it|that) in|sign(?:ing)? up|are you sure)(?!\p{L})|(?<!\p{L})(?:(?:can|could) you (?:still )?hear me|still with me|does (?:that|it|this)(?: all)? (?:make sense|help|sound|answer)|will that be (?:all|everything)|is that (?:all|everything)|heard? (?:about|of) (?:us|our)|(?:like|want|happy|prefer) to pay|rat(?:e|ing) (?:my|our|the|your)|survey|(?:what|which) (?:day|date|time|slot|morning|afternoon)s? (?:would|will|suits?|works?|(?:is|are) (?:best|good|better|easiest|convenient)|do you (?:want|prefer))|are you (?:aware|familiar)|(?:any|other) questions|plans for (?:the|your) (?:weekend|evening|day)|your (?:lunch|tea|dinner) yet|far to travel|(?:ringing|calling|phoning) from|do you follow|did (?:you (?:get|see) )?(?:the|that|my) (?:text|link|e-?mail|code|message)|(?:did|do|would|could|should|have)n['’]?t you|who wouldn['’]?t|isn['’]?t (?:that|it)|how many times do|are you (?:going to|gonna) be (?:in|home|at home|there|around)|(?:somewhere|anywhere) safe to leave|been a customer|would (?:that|it|this) (?:be (?:any |of (?:any )?)?(?:good|use|interest)|interest you|suit|work for)|good (?:price|deal|value)|want to save|are you (?:all right|alright|okay|ok)(?: there)?(?=[,?.]|$)|i can hear)(?!\p{L})|(?<!\p{L})(?:did|do|does|has) (?:he|she|they)(?: \p{L}+)? (?:say|tell|quote|charge|ask|offer|mention)(?!\p{L})|(?<!\p{L})when(?:['’]s| is| would be)(?: a)? (?:good|best|better|convenient)(?!\p{L})|(?<!\p{L})when (?:is|are|will|would|can|could) (?:you|both|he|she|they|your \p{L}+) (?:\p{L}+ ){0,6}(?:in|home|free|available|around|there|together|back)[?.]*$|(?<!\p{L})(?:catch|reach) you(?!\p{L})|(?<!\p{L})(?:have|got) (?:you (?:got )?)?(?:the|your|a) (?:\p{L}+ ){1,3}there[?.]*$|(?<!\p{L})(?:i|we)(?:['’](?:d|ll))?(?: (?:could|can|may|will|would|just))* (?:rang|ring|call(?:ed)?|phoned?|try|tried|pop(?:ped)?|c[ao]me|check(?:ed)?) (?:you|back|round|by|again|in)(?!\p{L})|(?<!\p{L})(?:(?:have|got) (?:you got )?(?:the|your|a) \p{L}+ (?:number|code)|in front of you|(?:bank|credit|debit|payment) (?:card|details)|card (?:handy|number|details)|(?:long|account|order|claim|reference|membership|phone|mobile|contact|serial|policy|booking|best|same) (?:number|no)|sort code|post ?code|zip|whatsapp|(?:your|an?|what|which) e-?mail|e-?mail (?:address|is|it|you)|(?:date of )?birth(?:day)?|(?:your|the|their|his|her) (?:full |first |last |sur)?(?:names?|address|number)|to hand|handy|spell|(?:what['’]?s|what is) (?:the|your) (?:reference|order|booking|policy)|text (?:it|you)|is (?:that|this|it) the (?:one|right|same))(?!\p{L})/iu,
  untrue: /(?:(?:(?<!\p{L})not|n['’]t) (?:be )?(?:right|true|correct)|(?:is|was|['’]s) (?:wrong|incorrect))(?!\p{L})/iu,
  notThis: /(?<!\p{L})(?:not|nothing (?:on|at|for|in)) (?:the |in |at |on |a |£|\$)?/iu,
  notYet: /\b(?:yet|as of now)\b/iu,
  offers:
    /(?<!\p{L})(?:can|could|would|shall|may|how about|what about|instead|offer|knock|there['’]s|throw in|free|earliest|soonest|next available)(?!\p{L})|['’]d(?!\p{L})/iu,
  mayDo: /(?<!\p{L})(?:(?:i|we) (?:could|might)|(?:i|we) can (?:offer|do you))(?!\p{L}|n['’]t| not)/iu,
  turnsDown:
    /^(?:(?:oh|um|uh|well|no),? )*(?:don['’]t (?:bother|do that|send|put|call|ring|book)|leave (?:it|that)|not (?:that|the) (?:one|way|day)|i['’]ve (?:had|got) a new (?:card|number|account|address)|that['’]?s (?:the|my|an) old (?:one|card|number|address|e-?mail))(?!\p{L})|(?<!\p{L})(?:any other|(?:is there|have you got|do you have) another) (?:day|night|evening|time|slot|date)(?!\p{L})/iu,
  refuses:
    /(?<!\p{L})no,? actually(?!\p{L})|(?:^|[.!?,] |(?<!\p{L})(?:so|but|um|uh|oh) )(?:oh |well |um )?(?:no|nope|nah|neither)(?!\p{L}| (?:problem|worries|idea|doubt))|(?<!\p{L})i(?:['’]m| am) not (?:taking|having|doing|going|paying|signing|interested)(?!\p{L})|(?<!\p{L})(?:i|we) (?:don['’]t|won['’]t|can['’]t) (?:want|need|do|take|make)(?!\p{L})|what use/iu,
  either: /(?<!\p{L})(?:is it )?or(?!\p{L})/iu,
  matter:
    /(?<!\p{L})(?:reject\p{L}*|packed (?:up|in)|nothing (?:happens|works?|comes)|beep\p{L}*|nobody(?: is| has|['’]s)? \p{L}+(?:ing|ed)|(?:third|fourth|fifth) (?:call|time)|declin\p{L}*|following up|it (?:just )?keeps|been on (?:to|with)(?! (?:your|the|this|that) (?:robot|bot|machine|system|line|phone|menu))|want(?:ed)?|need(?:ed)?|like to|trying|tried|calling (?:about|to|because)|ringing (?:about|to)|problem|issue|trouble|wrong|broken|broke|lost|stolen|missing|late|charged|refused|bill|invoice|cancel\p{L}*|refund|stopped|blocked|locked|stuck|never(?! (?:use|touch|drink|eat|watch|go|mind|know)(?!\p{L}))|cannot|fault\p{L}*|complain\p{L}*|(?:wo|ca|is|are|was|were|did|does|has|have)n['’]?t|leak\p{L}*|hacked|fraud\p{L}*|crack\p{L}*|smash\p{L}*|burst|spoil\p{L}*|breakdown|drip\p{L}*|damp|mould\p{L}*|mold\p{L}*|smell\p{L}*|nois[ey]\p{L}*|torn|ripped|scratch\p{L}*|bent|chipped|slow|jam(?:med|ming)?|flicker\p{L}*|freez\p{L}*|frozen|overcharg\p{L}*|put (?:me|my|our) (?:\p{L}+ ){1,3}up|doubled|jumped|expired|forgot(?:ten)?|mislaid|swapped|rattl\p{L}*|damaged|not (?:working|arrived|here|coming)|question about|can (?:i|you|it|we)|could (?:i|you)|changed|moved|change|move|book(?:ed|ing)?|order(?:ed)?(?! with you)|down|dead|error|double|twice)(?!\p{L})/iu,
  compares: /(?:dearer|cheaper|more|less) than (?:you|what|that|theirs|the other)|(?:dearer|cheaper) (?:a|per) /iu,
  atLatest: /(?:at the (?:very )?latest|no later than|could be|might be|may be)[,:]? (?:\p{L}+ ){0,2}$/iu,
  arrived:
    /(?:it|that)(?:['’]s| has) (?:just )?(?:come|gone) through|just (?:came|popped)|have the (?:text|link|e-?mail)/iu,
  spokenOf:
    /(?<!\p{L})(?:an?|another|any|ring|call|phone|text|email|tell|told|ask|asked|ask for|(?:i|we)['’]ve|have|has|got|for|with|and|from|by|to|of|about|if|that|see|speak to|talk to|let|will|['’]ll|put|get|at|is|was|says|named|called) $/iu,
  wishes:
    /(?<!\p{L})(?:want(?:ed|ing)? (?:to|a|an|my|the)|need(?:ed)? (?:to|a|an|my|the)|(?:would|['’]d)(?: you)? like|hoping|wonder(?:ing|ed)|(?:i|we)['’]?(?:m|re) after|just after (?:a|an|some)|looking (?:at|for|into)|(?:calling|ringing|phoning)(?: a?round| up)? (?:about(?! it| this| that)|to|because)|chasing(?: up)? (?:a|my|the|an)|it['’]?s about|(?:can|could) (?:i|you|we))(?!\p{L})/iu,
  stillAt:
    /^(?:(?:and|so|ok(?:ay)?|now|right),? )*(?:i(?:['’]ve|['’]m| have| see| can see)|you['’](?:ve|re)|that['’]s|there['’]s)(?!\p{L})|(?<!\p{L})(?:still (?:at|living|on|the)|is (?:it|that|your \p{L}+) still)(?!\p{L})/iu,
  refersBack:
    /^(?:[\p{L}’']+, )?(?:(?:and|so|but|yes|yeah|no|well|oh),? )*(?:(?:(?:is|was|are|were|does|do|did|has|have|will|can) (?=it|they))?(?:she|he|it(?!['’]?s (?:about|for) (?:the|my|our|an?|this|that|order|booking)(?!\p{L}))|they)(?:['’]?(?:s|ve|d|re|ll))?(?!\p{L})|(?:ours|mine|theirs|yours)(?!\p{L})|(?:after|before|since|by|on top of) (?:that|this|it|then)(?!\p{L})|(?:(?:a )?(?:lot|bit|little)|much|even|slightly) (?:more|less)(?!\p{L})|(?:that|this)(?=['’]?(?:s|d|ll)(?!\p{L})|[,.?!]| (?:(?:is|was|will|would|can|has|does|should)(?:n['’]t)?|means|comes|goes|takes|costs|covers|includes|works|one|way|much)(?!\p{L})))|, (?:and|but) (?:s?he|they) /iu,
  standsIn:
    /(?<=(?:at|with|about|of) )(?:it|them|those)(?!\p{L})|(?<!\p{L})(?:it|that|him|them|those|this|these)(?=[,.!?]|$| (?:over|on|off|out|up|back|in|through|down|now|today|tonight|tomorrow|shortly|soon|after|straight|right|for|to|by|at|as|before|when|with|and|again|first|here|there|then|twice|once|all|myself|because|if|but|until|till|this|last|yesterday|mind)(?!\p{L}))|(?<!\p{L})(?:that|this|the|which|(?:last|other)) one(?!\p{L})/iu,
  guesses:
    /(?<!\p{L})(?:might|maybe|perhaps|i want to say|not (?:an? )?(?:hundred|100) ?per ?cent|probably|possibly|presumably|hopefully|i (?:think|guess|reckon|imagine|suppose|believe|expect|assume)|i['’]d (?:think|imagine|guess|say)|(?<!['’]ll )call it|could be|with (?:any )?luck|in theory|(?:can['’]?t|cannot|not) (?:promise|promising|guarantee|swear)|not (?:sure|certain))(?!\p{L})/iu,
  charge: /(?<!\p{L})(?:fees?|charges?|normally|usually|cash on delivery|comes? off)(?!\p{L})/iu,
  waives:
    /(?<!\p{L})(?:tak(?:e|en|ing) (?:it|that|this|the (?:fee|charge)) off|remov(?:e|ed|ing) (?:it|that|the (?:fee|charge))|waiv(?:e|ed|ing)|(?:is|it['’]?s|be|okay,?) (?:free|zero|nothing)|no (?:fee|charge)|free of charge|(?:do|wo)n['’]?t (?:have to )?(?:pay|owe) (?:anything|a thing|a penny|a cent)(?! (?:for|till|until|before))|nothing to pay(?! (?:for|till|until|before))|(?:is|one['’]?s|it['’]?s) on us)(?!\p{L})/iu,
  product:
    /(?<!\p{L})(?<!(?:(?:from|at|with|by|of) (?:the )?|\p{Lu}[\p{L}\d]+ ))(?!(?:Of|Same|This|That|Your|Any|Which|New|My|The) )(?:\p{Lu}[\p{L}\d]+ ){1,3}(?:[Pp]lan|[Cc]over|[Cc]ard|box|policy|package|membership|course|bundle|tariff|\d{2,4}|deal)(?!\p{L})|(?<=(?:get you on to|we've got|(?<!(?:dog|cat|puppy|kitten|horse|man|lady|somebody|someone) )called) (?:the )?)(?:\p{Lu}\p{L}+ ){0,2}\p{Lu}\p{L}+/u,
  totals: /(?<!\p{L})(?:altogether|total|comes to|works out at|(?:all )?in all|that makes|all together)(?!\p{L})/iu,
  stops: /^(?:(?:oh|ah|um|uh),? )*(?:no,? (?:wait|hang on|hold on|sorry)|wait,? no|hang on,? no)(?!\p{L})/iu,
  concludes:
    /^(?:(?:ok(?:ay)?|right|well|oh|and|great),? )*(?:so|then|(?:what )?you(?:['’]re saying|['’]ve said))(?!\p{L})/iu,
  sorryFor:
    /(?<!\p{L})(?:late (?:wife|husband|partner|m[ou]m|mother|dad|father|son|daughter)|died|passed away|funeral)(?!\p{L})/iu,
  outsiders:
    /(?<!\p{L})(?:scam\p{L}*|on (?:the )?(?:radio|news|telly|tv)|(?:text|message|email) (?:saying|from)|hospital|surgeon|consultant|doctor|gp|solicitor|landlord|neighbou?r)(?!\p{L})/iu,
  partOfDay: /(?<!\p{L})(?:morning|afternoon|evening)(?!\p{L})/iu,
};
