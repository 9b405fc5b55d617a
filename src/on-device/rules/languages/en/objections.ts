import type { ObjectionName, Phrases } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** What customers hold against an offer or an answer; the names are the closed list of the auto note. */
export const enObjections: Readonly<Record<ObjectionName, Phrases>> = {
  competitor: phrases(`
    (?:over at|with|at|from) .. (?:cheaper|for less|half|better deal|offered me|they're|gives?)
  `),
  doubts: phrases(`
    (?:too|so|pretty|bit|awful\\p{L}*|very|more) (?:expensive|pricey|steep|much|dear|high|rich); expensive; (?:can't|cannot|couldn't|don't know if i can) (?:afford|justify|stretch);
    (?:lot|load) of money; cost(?:s|ing)? (?:too|more|me more|a lot); more than (?:i|what i|i'm); pension; discount; cheaper; steep; price; catch; hidden; last time (?:you|i|they);
    auto-?(?:renew\\p{L}*|matic\\p{L}*); without (?:me|my|asking|telling); believe; contract; locked in; (?:two|three|one|twelve|eighteen|twenty-four|12|24|36|2|3)[- ](?:years?|months?);
    commit(?:ment|ted|ting)?; terms; (?:early|cancellation|exit|termination) fees?; cancel (?:it )?(?:any ?time|if|later|after|early); sign(?:ing)? up for; what happens if
  `),
  'has no use': phrases(`
    already (?:have|got|use|with|pay|signed|covered|on); i(?:'ve| have) (?:got )?(?:one|a \\p{L}+) (?:already|with|from|through); i use \\p{L}+; covered;
    (?:busy|driving|at work|in a meeting|middle of|cooking|about to (?:go|leave|eat|head)|on my way|got my hands full|running (?:late|out)|feeding|picking up|having (?:dinner|lunch|tea));
    (?:don't|do not|didn't|never|hardly|barely|wouldn't|won't) (?:really |even |much )?(?:need|use|want|watch|travel|go|get|bother|see the point); no (?:need|use|interest|point);
    not (?:interested|something i|for me); what (?:would|do) i (?:need|want|use); enough; i'm (?:good|fine|happy)
  `),
  undecided: phrases(`
    (?:ask|talk to|run it by|check with|speak to|discuss .. with|consult|see what) .. (?:wife|husband|partner|spouse|son|daughter|mom|mum|dad|boss|family|missus|mother|father|brother|sister|he|she);
    my (?:wife|husband|partner|son|daughter|boss|missus) (?:handles|deals|decides|does|makes|looks after|takes care|pays|would|has to); looks (?:over|after|at) (?:things|it|that|this);
    think (?:about|on|it over|this over); let me think; i'll (?:think|consider|see); get back to you; (?:send|email|mail|text) (?:me|it|that|the|something|over); in writing; something to read;
    brochure
  `),
  'rejects the answer': phrases(`
    (?:that's|this is|it's) (?:not (?:good enough|right|fair|acceptable|my (?:fault|problem)|an answer|what)|ridiculous|unacceptable|absurd|nonsense|wrong|outrageous|a joke); why should i;
    (?:no one|nobody) (?:told|said|mentioned|called|rang|warned); but (?:i|you|your) (?:rang|called|paid|cancelled|told|said|website|never|did); what do you mean;
    your (?:mistake|fault|error|driver)
  `),
};
