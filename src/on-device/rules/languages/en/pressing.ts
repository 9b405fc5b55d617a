import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** How English-speaking agents press: haste, scarcity, fear, shame, begging, running down what the customer has. */
export const enPressing = {
  pressure: phrases(`
    (?:today|tonight) only; last (?:chance|day);
    (?:ends|expires|gone|finishes|goes up) (?:today|tonight|tomorrow|at midnight|by); miss(?:ing)? out; regret;
    before it's gone; it's only; it's just; no[- ]brainer; everyone; why (?:would|wouldn't|not) (?:you|anyone);
    crazy not to; you'd be (?:mad|crazy|silly|foolish); can you (?:really )?afford; what have you got to lose;
    nothing to lose; act now; hurry; limited; supervisor will; come on;
    just (?:say yes|one|two|a) (?:minute|second|yes)?; pull over; price of a (?:coffee|cup); cup of coffee;
    most (?:folks|people); honestly everyone; (?:shuts|closes|expires|runs out|ends) (?:at|in|by|on|tonight|today);
    trust me; grown (?:woman|man|up); (?:your|isn't it your) (?:own )?decision; put you down as;
    takes (?:two|a|one|five) (?:seconds?|minutes?|ticks?|secs?); you (?:won't|wouldn't) want to; why would i;
    just being (?:realistic|honest); (?:can ring|can tell|can ask) who;
    (?:only|just) (?:one|two|three|a few|a couple) (?:left|spots?|places?|seats?|slots?);
    (?:someone|somebody|another) (?:else|customer|couple) .. (?:looking|waiting|take); price .. (?:up|jumps?|doubles);
    (?:don't|do you really) (?:need to|have to|want to) (?:ask|think|check); too late;
    if you (?:don't|do not|wait|leave it) .. (?:break\\p{L}*|burst\\p{L}*|fail\\p{L}*|lose|sorry|cost|leak\\p{L}*|die|crash\\p{L}*|pay more|worse);
    don't (?:come crying|blame me|say i didn't); what(?:'s| is) (?:stopping|holding) you;
    (?:what(?:'s| is)|nothing) (?:there )?to (?:think|decide|lose); you can always cancel;
    i'll (?:just )?(?:put|pop|sign|get) you (?:\\p{L}+ )?(?:anyway|for now|as); do me a favou?r;
    my (?:target|quota|numbers); while (?:supplies|stocks?) lasts?;
    (?:first|next) (?:ten|five|twenty|fifty) (?:callers|customers|people); one[- ]time (?:offer|only);
    (?:who|nobody) (?:would|could|says|wouldn't) (?:say |turn ); everyone (?:on|in) your; all i need is (?:your|a);
    you(?:'re| are) (?:throwing|wasting|losing) (?:away )?(?:money|a); how can you not;
    (?:cool|okay|fine|happy) with .. (?:around|in|near|on) your;
    you don't want (?:that|it|this|them) (?:for|in|to|around); is it the money; just for today;
    (?:turn|turning|pass|passing) (?:down|up) (?:a )?(?:free|half|\\p{L}+ pounds|\\p{L}+ dollars);
    (?:people|someone|others?) (?:waiting|lined up|in line|interested); your loss;
    (?:another|next) (?:five|ten|two|few|fifteen) minutes; (?:letting|lets) me (?:hold|keep|do); of all people;
    (?:takes?|only takes?|take) (?:like |about |maybe )?(?:thirty|ten|twenty|two|five|a few|a couple of) (?:seconds|minutes);
    (?:just|only) need (?:the|your|a) (?:card|number|signature|name); (?:everybody|everyone)(?:'s| has| got)
  `),
} satisfies PhraseBook;
