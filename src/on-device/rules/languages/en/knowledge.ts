import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** How sure and how honest English-speaking agents are. */
export const enKnowledge = {
  correct: phrases(`
    i (?:misspoke|misread|mis-?quoted|misheard|got (?:that|it) wrong|gave you the wrong|made a mistake|was wrong|told you wrong|said the wrong|was looking at the wrong|had the wrong|mixed);
    (?:that|which|what i (?:said|told you)) (?:was|is) (?:wrong|incorrect|not right|not correct|my mistake|my error);
    correct (?:myself|that|something|what); scratch that; let me correct; i stand corrected;
    i told you .. (?:wrong|that was|but); my mistake; i (?:should|have to) correct;
    wrong (?:page|account|plan|figure|date|screen|line); i said .. (?:but|it's actually|actually); actually no
  `),
  unsure: phrases(`
    i (?:think|guess|believe|suppose|imagine|assume|reckon); probably; maybe;
    not (?:really |entirely |quite |100% )?sure; i should think; might be; could be; i don't (?:know|really know);
    as far as i (?:know|can tell); perhaps; supposed to; should be (?:fine|okay|ok); no idea;
    i would(?:n't)? (?:worry|think); hopefully; beats me; dunno; couldn't tell you; who knows; generally; usually;
    it depends; (?:i (?:can't|cant) (?:really )?see|not a hundred percent|i suppose|i'd think|it'll be .. i think)
  `),
  honest: phrases(`
    (?:to be|i'll be|let me be|being|i want to be|gotta be|perfectly) (?:\\p{L}+ )?(?:honest|upfront|straight|clear|frank|up front);
    i (?:can't|won't|don't want to|wouldn't want to) (?:promise|guarantee|pretend|mislead|lie); honestly; the catch;
    downside; i was wrong; that(?:'s| is| was) (?:our|my) (?:mistake|fault|error); you should know;
    before you (?:decide|sign); i won't pretend; i misspoke; you don't need; wouldn't (?:recommend|be worth);
    in fairness; (?:i'm |we're )?not (?:saying|perfect|going to pretend); i'd rather (?:say|tell);
    i'd (?:honestly )?only
  `),
  overpromise: phrases(`
    guarantee(?:d)?; 100 ?(?:%|percent); one hundred percent; absolutely (?:no|nothing|zero|guarantee);
    never (?:go|have|see|pay|happen|again);
    (?:ends|expires|gone|only|last) (?:today|tonight|day|chance|one left|at midnight); today only;
    last (?:day|chance|few); limited time; once in a lifetime; no (?:risk|catch|strings); nothing to lose;
    act (?:now|fast); trust me; definitely (?:will|be|get); for life; won't last
  `),
  evade: phrases(`
    as i (?:say|said|mentioned|explained); i do (?:hear|apologi[sz]e|understand|respect);
    i appreciate your (?:frustration|concern|patience); sorry you feel; advised to;
    that's (?:a )?(?:the|our|just) (?:policy|process|procedure); i (?:completely |totally )?understand how you feel;
    the terms; terms and conditions; spelled out; you(?:'d| would|'ll) see it; that (?:even )?matters;
    it (?:all )?depends; we'll get to that; anyway; the (?:charge|decision) (?:is|stands); for security reasons;
    like i (?:said|say)
  `),
} satisfies PhraseBook;
