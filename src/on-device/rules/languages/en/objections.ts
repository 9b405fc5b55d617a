import type { ObjectionName, Phrases } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** What customers hold against an offer or an answer; the names are the closed list of the auto note. */
export const enObjections: Readonly<Record<ObjectionName, Phrases>> = {
  competitor: phrases(`
    (?:over at|with|at|from) .. (?:cheaper|for less|half|better deal|offered me|they're|gives?);
    (?:somebody|someone|another company|competitor|other (?:company|provider|bank|place|guys)) .. (?:cheaper|less|offer\\p{L}*|better|quote\\p{L}*|half);
    (?:get|got|saw|found|seen) .. (?:cheaper|for less|better deal|better price|lower); cheaper (?:with|at|from|elsewhere|somewhere|over); (?:offers?|charges?|wants?) (?:me )?(?:the same|it) for
  `),
  doubts: phrases(`
    (?:too|so|pretty|bit|awful\\p{L}*|very|more) (?:expensive|pricey|steep|much|dear|high|rich); expensive; (?:can't|cannot|couldn't|don't know if i can) (?:afford|justify|stretch);
    (?:lot|load) of money; budget; out of my (?:price|range|budget); cost(?:s|ing)? (?:too|more|me more|a lot); more than (?:i|what i|i'm); fixed income; pension; discount; cheaper; steep; a month is;
    price; scam; how do i know; sounds? too good; too good to be true; (?:don't|do not|can't) trust; (?:is this|are you) (?:legit|for real|a real|genuine); catch; hidden; last time (?:you|i|they);
    heard that before; how did you get my; don't (?:give|do) .. over the phone; bait; trick; auto-?(?:renew\\p{L}*|matic\\p{L}*); without (?:me|my|asking|telling); been burned; stung; believe;
    contract; locked in; lock(?:ed)? me; tied (?:in|down); (?:two|three|one|twelve|eighteen|twenty-four|12|24|36|2|3)[- ](?:years?|months?); commit(?:ment|ted|ting)?; terms; penalt(?:y|ies);
    (?:early|cancellation|exit|termination) fees?; cancel (?:it )?(?:any ?time|if|later|after|early); sign(?:ing)? up for; small print; fine print; what happens if; interest rate; apr
  `),
  'has no use': phrases(`
    already (?:have|got|use|with|pay|signed|covered|on); i(?:'ve| have) (?:got )?(?:one|a \\p{L}+) (?:already|with|from|through); just (?:bought|renewed|signed|got|upgraded|switched);
    through (?:work|my job); i use \\p{L}+; covered;
    (?:busy|driving|at work|in a meeting|middle of|cooking|about to (?:go|leave|eat|head)|on my way|got my hands full|running (?:late|out)|feeding|picking up|having (?:dinner|lunch|tea));
    (?:bad|not a good|isn't a good) time; (?:don't|haven't) (?:have|got) (?:the )?time; call (?:me )?(?:back )?(?:later|another);
    (?:don't|do not|didn't|never|hardly|barely|wouldn't|won't) (?:really |even |much )?(?:need|use|want|watch|travel|go|get|bother|see the point); no (?:need|use|interest|point);
    not (?:interested|something i|for me); (?:works|makes|does|runs) (?:\\p{L}+ )?(?:just )?(?:fine|okay|ok|well); happy with (?:what|my|the|mine); what (?:would|do) i (?:need|want|use);
    fine (?:as it is|with); enough; i'm (?:good|fine|happy); much good; isn't worth
  `),
  undecided: phrases(`
    (?:ask|talk to|run it by|check with|speak to|discuss .. with|consult|see what) .. (?:wife|husband|partner|spouse|son|daughter|mom|mum|dad|boss|family|missus|mother|father|brother|sister|he|she);
    my (?:wife|husband|partner|son|daughter|boss|missus) (?:handles|deals|decides|does|makes|looks after|takes care|pays|would|has to); run (?:it|that|this) (?:by|past);
    (?:without|before|until) (?:i(?:'ve)? )?(?:talk\\p{L}*|ask\\p{L}*|speak\\p{L}*|spoken|check\\p{L}*) (?:to |with )?(?:her|him|them|my|the); looks (?:over|after|at) (?:things|it|that|this);
    think (?:about|on|it over|this over); sleep on it; let me think; need (?:some |a little )?time; i'll (?:think|consider|see); not (?:ready|sure yet|decided); mull; have a think;
    decide (?:later|another); get back to you; (?:send|email|mail|text) (?:me|it|that|the|something|over); in writing; something to read; put it in an email; brochure;
    read (?:it|over) (?:first|myself)
  `),
  'rejects the answer': phrases(`
    (?:that's|this is|it's) (?:not (?:good enough|right|fair|acceptable|my (?:fault|problem)|an answer|what)|ridiculous|unacceptable|absurd|nonsense|wrong|outrageous|a joke); why should i;
    i did (?:check|tell|call|ask|cancel|ring|read|send|pay|not); (?:no one|nobody) (?:told|said|mentioned|called|rang|warned); not accept(?:able|ing)?;
    i'm not (?:paying|having|accepting|going to pay|waiting); (?:i|you) (?:never|didn't) (?:agree|sign|order|ask|authori[sz]e|told|said);
    but (?:i|you|your) (?:rang|called|paid|cancelled|told|said|website|never|did); how is that (?:my|fair|right|possible); what do you mean; isn't that; your (?:mistake|fault|error|driver);
    expect me to
  `),
};
