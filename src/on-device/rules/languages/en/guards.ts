import type { ClaimWords } from '../../claims/claim-words';

/** What makes English words mean something else than they say. */
export const enGuards: ClaimWords['guards'] = {
  negation: /(?<!\p{L})(?:not|never|no)(?!\p{L})|n['’]t(?!\p{L})/iu,
  denies:
    /(?<!\p{L})(?:not|never|no|nor|without|hardly|nobody|nothing|rather than|instead of)(?!\p{L})[^,;:]{0,24}$|n['’]t (?:\p{L}+ ){0,3}$/iu,
  supposes: /(?<!\p{L})(?:if|unless|whether|suppose|imagine|in case|would have|could have|should have|wish)(?!\p{L})/iu,
  others:
    /(?<!\p{L})(?:he|she|they|people|the (?:last|other) (?:person|one|lady|guy|agent|man|fella)|(?:my|your) (?:colleague|wife|husband|son|daughter|neighbou?r|friend))(?!\p{L})[^,;:.]{0,30}$|(?<!\p{L})(?:said|told|says|asked)(?!\p{L})[^,;:.]{0,16}$/iu,
  past: /(?<!\p{L})(?:last (?:time|week|month|year)|yesterday|before that|back then|years? ago)(?!\p{L})/iu,
  clause: /[,;:–—]\s|\s(?:but|because|so that|although)\s/giu,
  times:
    /(?<!\p{L})(?:today|tonight|tomorrow|this (?:afternoon|evening|morning|week)|now|automatically|the (?:day|evening|night) before|monday|tuesday|wednesday|thursday|friday|saturday|sunday|within the hour|in the morning)(?!\p{L})/iu,
  ownMoney:
    /(?<!\p{L})(?:loan|finance|deposit|leaflet|refer\p{L}*|fine|late fee|you(?:['’]re| are)? (?:pay|paying|spend|spending)|save|saving|less|cheaper|off|knock|give you|refund\p{L}*|credit\p{L}*|back)(?!\p{L})/iu,
  polite: /(?<!\p{L})(?<!be )(?<!sorry not )(?:please|thank(?:s| you)?|sorry)(?! not sorry)(?!\p{L})/iu,
  yes: /^(?:yes|yeah|yep|that['’]s (?:it|right|the one|correct)|correct|right|sure|it is)(?!\p{L})/iu,
  proposes:
    /^(?:(?:ok(?:ay)?|so|right|and),? )*(?:what if i|(?:can|could|would|will) you (?:just |please )?(?:bring|send|upload|read|spell|give|confirm|hold|wait|bear|pop|take|sign|write|check|turn|restart|hang)|shall (?:i|we)|(?:can|could|may|should) (?:i|we)(?! (?:just |quickly )?ask)|(?:do|would) you (?:want|like) (?:me|us|it|that|this|the|them|one) |would you like to|want me|is there anything|have i)|(?<!\p{L})(?:suits?(?: you)?|works? for you|okay with you|all right with you|convenient)(?:\?|$)/iu,
  owned: /(?<!\p{L})(?:you['’](?:re|ve)|you (?:are|have|pay|use)|your (?:current|old|present|existing))(?!\p{L})/iu,
  no: /^(?:oh |well )?(?:no|nope|not really|i don['’]t)(?!\p{L})/iu,
  farewell:
    /^(?:(?:ok(?:ay)?|yes|yeah|no|right|all right|oh),? )*(?:thanks|thank you|cheers|bye|goodbye|good night|tara|you too)(?!\p{L})/iu,
  vocative:
    /(?:^|[,.!?] |(?<!\p{L})(?:hi|hello|hey|thanks|thank you|sorry|okay|right|alright|is this|is that|speak(?:ing)? (?:to|with)|morning|afternoon|evening|mister) )$/iu,
  corrects:
    /(?<!\p{L})(?:no[, ]+(?:hang|hold) on|(?:actually|oh|hang on|hold on|wait|sorry)[, ]+(?:hang on[, ]+|wait[, ]+|sorry[, ]+)?(?:no|not|that['’]s wrong)(?!\p{L}| (?:problem|worries|trouble))|scratch that|make that|i misspoke|i mean|no[, ]+sorry|or is it|or rather|(?:telling|told|gave|given|quoted|read|said|got|had|sent) (?:\p{L}+ ){0,3}wrong(?! (?:item|one|order|size|thing|colou?r|parcel))|wrong way round|spoke too soon|(?:go|going) back on (?:that|what)|shouldn['’]t have said|take that back|let me correct|misread|mixed (?:\p{L}+ ){0,2}up|turns out|i tell a lie|ignore that|correction|my mistake|got that wrong|beg your pardon|hadn['’]t (?:counted|realised|realized|noticed)|i was wrong)/iu,
  putsRight:
    /^(?:(?:oh|ah|yeah|yes|um|uh|ok(?:ay)?|right|hang on),? )*(?:no(?=,| (?:sorry|it|that|the|i|we|he|she|wait|hang|hold))|sorry|well|actually|wait|you['’]re right)(?!\p{L})|[,.] sorry,|(?:no|i['’]m) sorry it['’]s|(?:right|actually|pardon)[,.]|(?<!not )you['’]re right/iu,
  requests:
    /^(?:(?:ok(?:ay)?|so|right|and|um|uh|sorry|lovely|great|thanks|thank you),? )*(?:(?:can|could|may|would|will) (?:i|you) (?:just |please )?(?:take|have|get|give|read|tell|confirm|spell|check)|what['’]?s (?:the|your)|what is (?:the|your)|is (?:it|that) still)/iu,
  changes:
    /(?<!\p{L})(?:(?:changed|moved|switched|swapped|rebooked|rescheduled|pushed|brought) (?:\p{L}+ ){0,3}(?:to|for|back|forward)|instead(?! of)|(?:we['’]ll|let['’]s|i['’]ll) (?:make it|say|call it)|make it)(?!\p{L})/iu,
  upTo: /(?:until|till|between .{1,16} and|\d (?:to|and)) (?:the )?$/iu,
  but: /^(?:but|though|still|mind you|that said)(?!\p{L})/iu,
  lapses: /(?<!\p{L})if you (?:if you )?(?:\p{L}+ ){1,4}(?:today|now)(?!\p{L})|today only/iu,
  notThis: /(?<!\p{L})not (?:the |in |at |on |a |£|\$)?/iu,
  offers:
    /(?<!\p{L})(?:can|could|would|shall|may|how about|what about|instead|offer|knock|there['’]s|throw in|free)(?!\p{L})|['’]d(?!\p{L})/iu,
  refuses:
    /(?:^|[.!?,] |(?<!\p{L})(?:so|but|um|uh|oh) )(?:oh |well |um )?(?:no|nope|nah|neither)(?!\p{L}| (?:problem|worries|idea|doubt))|(?<!\p{L})i(?:['’]m| am) not (?:taking|having|doing|going|paying|signing|interested)(?!\p{L})|(?<!\p{L})(?:i|we) (?:don['’]t|won['’]t|can['’]t) (?:want|need|do|take|make)(?!\p{L})|what use/iu,
  either: /(?<!\p{L})or(?!\p{L})/iu,
  matter:
    /(?<!\p{L})(?:want(?:ed)?|need(?:ed)?|like to|trying|tried|calling (?:about|to|because)|ringing (?:about|to)|problem|issue|trouble|wrong|broken|broke|lost|stolen|missing|late|charged|cancel\p{L}*|refund|stopped|blocked|locked|stuck|never|cannot|fault\p{L}*|complain\p{L}*|won['’]t|can['’]t|isn['’]t|didn['’]t|doesn['’]t|hasn['’]t|haven['’]t|not (?:working|arrived|here|coming)|question about|can (?:i|you|it|we)|could (?:i|you)|changed|moved|change|move|book|order(?:ed)?|down|dead|error|double|twice)(?!\p{L})/iu,
  reaction:
    /(?<!\p{L})(?:thank(?:s| you)?|cheers|appreciate\p{L}*|great|perfect|brilliant|wonderful|lovely|fine|good|no|not|never|won['’]t|don['’]t|can['’]t|complain\p{L}*|useless|ridiculous|star|works?|working|got it|deal|sign|leave|leaving|cancel|happy|i['’]ll|do it|whatever)(?!\p{L})/iu,
  spokenOf:
    /(?<!\p{L})(?:ring|call|phone|text|email|tell|told|ask|asked|ask for|for|with|and|from|by|to|of|about|if|that|see|speak to|talk to|let|will|['’]ll|put|get|at|is|was|named|called) $/iu,
  product:
    /(?<!\p{L})(?!Of )(?:\p{Lu}[\p{L}\d]+ ){1,3}(?:[Pp]lan|[Cc]over|[Cc]ard|box|policy|package|membership|course|bundle|tariff|\d{2,4}|deal)(?!\p{L})|(?<=(?:get you on to|we've got|called) (?:the )?)(?:\p{Lu}\p{L}+ ){0,2}\p{Lu}\p{L}+/u,
};
