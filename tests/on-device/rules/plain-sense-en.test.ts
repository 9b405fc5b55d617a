import { describe, expect, it } from 'vitest';
import { beforePrice, callOf, ENDS, of, RINGS, saidOf, sale, service } from '../../tools/said-of-a-call';

const csat = (...lines: string[]) => saidOf('en', 'csat', callOf('en', ...lines, 'A: I see.'));
const served = (...lines: string[]) => service('en', ...lines, 'C: Hm.');
const sold = (...lines: string[]) => sale('en', ...lines, 'A: I see.');

/** What is said, and what the same words say in another sense. */
type Pair = readonly [claim: string, given: string, other: string];

describe('words that stand in another sense show no claim', () => {
  it.each<Pair>([
    ['escalation', 'I want to speak to your manager.', "I'm the manager at the café here."],
    ['escalation', 'Put your supervisor on please.', 'Your manager was lovely about it.'],
    ['escalation', 'You will hear from my solicitor.', 'My solicitor needs the balance of it.'],
    ['escalation', "I'm going to post this on Facebook.", 'I saw you on Facebook.'],
    ['escalation', "I'll leave a bad review.", 'I saw a bad review of it.'],
    ['leaving', 'I want to leave.', "I'd like to leave a message."],
    ['leaving', "I'll be switching to another supplier.", "I'm switching it off at the wall."],
    ['leaving', "I'm leaving you.", "I'm leaving for work in ten minutes."],
    ['leaving', "That's me finished with you.", 'I want to check it before I order again.'],
    ['insult', 'You bunch of idiots.', 'I felt like an idiot.'],
    ['insult', 'You people are liars.', 'I had scammers on the phone yesterday.'],
    ['insult', 'Shut up.', "The shop's shut up for the winter."],
    ['insult', 'You stupid woman.', 'This stupid app will not open.'],
    ['strain', 'I nearly fell off my chair.', 'The handle nearly fell off.'],
    ['strain', 'This is terrible.', "That's terrible for you, dear."],
    ['earlierPromise', "I was told it'd be free.", 'My nephew was told there was nothing there for me.'],
    ['earlierPromise', 'The engineer was supposed to come Monday.', 'I was supposed to be flying out tomorrow.'],
    ['earlierPromise', "The girl said she'd ring me back.", "My husband said he'd be home by then."],
    ['earlierPromise', 'A moment ago you said forty.', 'A minute ago it was working.'],
    ['earlierPromise', 'The fella told me it was month to month.', 'A lad at work told me about you.'],
    ['nobodyCame', 'Nobody called me back.', "There's nobody called Smith here."],
    ['nobodyCame', 'Nobody came on Monday.', 'Nobody came to the funeral.'],
  ])('%s: "%s", not "%s"', (claim, given, other) => {
    expect(of(csat(`C: ${other}`), claim)).not.toContain(`“${other}”`);
    expect(of(csat(`C: ${given}`), claim)).toContain(given);
  });

  it.each<Pair>([
    ['asksHold', "One minute, ma'am.", "It'll take just a minute."],
    ['asksHold', 'Hang on, let me have a look.', "Hang on, Friday's full."],
    ['asksHold', 'Could you hold the line for me?', 'Those are the details we hold on file.'],
    ['asksHold', 'Would you mind holding a minute?', 'Could you hold my parcel back for me?'],
    ['apologises', "I'm very sorry about that.", 'Sorry, could you say that again?'],
    ['apologises', 'Sorry you had to wait.', 'Sorry, you said it goes round by the gate at the back of the shop?'],
    ['deed', "I've sent you the form.", "We've put our prices up in April."],
    ['deed', "You're all booked in for Friday.", "I can see you're booked in for Friday."],
    ['sendsAway', 'You need to go to the branch.', 'You need to go to the bottom of the page.'],
    ['takesBack', 'Sorry, I told you wrong, it is Friday.', 'The reading on the card, that was wrong.'],
    ['understands', "I understand you're upset.", "I understand you're calling about the meter."],
    ['understands', 'I hear you, it is a long wait.', "I hear you've moved house."],
    ['deed', "I've corrected your record.", "I've opened your record."],
    ['promise', "I'll ring you by Friday.", "You'll get used to it by Friday."],
    ['promise', 'The parts will come by Friday.', 'The price will come down by Friday.'],
  ])('%s: "%s", not "%s"', (claim, given, other) => {
    expect(of(served(`A: ${other}`), claim)).not.toContain(`“${other}”`);
    expect(of(served(`A: ${given}`), claim)).toContain(given);
  });

  it.each<Pair>([
    ['declines', "I'll pass.", "I'll pass it on to my husband."],
    ['declines', "I'll leave it for now.", "I'll leave it with you."],
    ['declines', "It's not for me.", "It's not for me, it's for my mum."],
    ['declines', "Honestly, we don't want it.", "Honestly, we don't want a big one."],
    ['declines', "It's a no.", "It's a no-brainer."],
    ['declines', "So it's a no from me.", "So that's a no."],
    ['putsOff', "I'll think about it.", "When you think about it, it's cheap."],
    ['putsOff', 'Let me think about it.', 'Let me think, it was April.'],
    ['putsOff', "I'll run it by my husband.", 'Can you run that by me again?'],
    ['accepts', "I'll have the annual one.", "I'll have the money on Friday."],
    ['accepts', "Okay, let's go ahead and do it.", 'Go ahead and send me the details.'],
    ['price', "That's too much.", "I don't use too much."],
    ['price', "It's too expensive.", 'The last one was too expensive.'],
    ['noNeed', "I don't need a plan.", "I don't need to be in, do I."],
    ['noNeed', 'It works fine.', 'Thursday works fine.'],
    ['noNeed', "I've already got one.", "I've already got your email."],
    ['competitor', 'I can get it cheaper elsewhere.', "My neighbour's at work."],
  ])('%s: "%s", not "%s"', (claim, given, other) => {
    expect(of(sold(`C: ${other}`), claim)).not.toContain(`“${other}”`);
    expect(of(sold(`C: ${given}`), claim)).toContain(given);
  });

  it.each<Pair>([
    ['asksDecision', 'Shall I put you down for Tuesday?', 'Can I put you on hold?'],
    ['asksDecision', 'Did you want to get the ball rolling?', 'Did you get the ball out of the gutter?'],
    ['asksDecision', 'So shall we go for the big one?', 'Shall we go for a walk, he says.'],
    ['asksDecision', 'Are you happy for me to put that through?', 'Are you happy with your supplier?'],
    ['presses', "I'll just pop you down for it.", "I'll just pop you on hold."],
    [
      'promise',
      "I'll ring you on Thursday to see how you went.",
      "The quote is good for thirty days and I'll ring you to see how you went.",
    ],
  ])('%s: "%s", not "%s"', (claim, given, other) => {
    expect(of(sold('C: I see.', `A: ${other}`, 'C: Hm.'), claim)).not.toContain(other);
    expect(of(sold('C: I see.', `A: ${given}`, 'C: Hm.'), claim)).toContain(given);
  });
});

it('neither what a plan pays nor what the customer paid is its price', () => {
  const price = (words: string) =>
    of(
      saidOf('en', 'se', [...RINGS.en.slice(0, 2), `A: ${words}`, 'C: I see.', 'A: Shall I set it up?', ...ENDS.en]),
      'namesPrice',
    );
  expect(price('The complete plan pays up to nine thousand pounds a year.')).toBe('');
  expect(price('You told me the plan was ninety pounds a year.')).toBe('');
  expect(price('The complete plan is ninety pounds a year.')).not.toBe('');
});

it('a month is no name, but June is one', () => {
  const called = (...lines: string[]) => of(served('A: Who am I speaking with?', ...lines), 'calledByName');
  expect(called("C: It's Gwen. And I have paid you for November.", 'A: You had it in November, so it is due.')).toBe(
    '',
  );
  expect(called("C: It's June Carter.", 'A: Thanks June, I see it.')).toContain('June');
});

it('who asks for somebody has not said who they are', () => {
  const says = (words: string) =>
    of(saidOf('en', 'customer-service', [`A: ${words}`, ...callOf('en').slice(1)]), 'saysWho');
  expect(says('Hello, is that Moira speaking?')).toBe('');
  expect(says('Hello is that Moira speaking')).toBe('');
  expect(says('Hello, Northgate Water, Moira speaking.')).not.toBe('');
});

it('leave to do something else is no yes to the offer', () => {
  const answered = (asked: string, words: string) => of(sold(`A: ${asked}`, `C: ${words}`), 'accepts');
  expect(answered('May I ask you a few questions?', 'Yes, go ahead.')).toBe('');
  expect(answered('May I ask you a few questions?', 'Okay, go ahead.')).toBe('');
  expect(answered('Would you mind holding a minute?', "Okay, let's do that.")).toBe('');
  expect(answered('Shall I set it up?', 'Yes, go ahead.')).not.toBe('');
});

it('who stops to put it right asks nobody to wait', () => {
  expect(of(served("A: It's two hundred. Hang on. No, that's in town."), 'asksHold')).toBe('');
  expect(of(served("A: It's two hundred. Hang on. I'll have a look."), 'asksHold')).not.toBe('');
});

it('"what if" asks, and informs of nothing', () => {
  const told = (words: string) => of(served('A: It will take ten working days.', `C: ${words}`), 'fact');
  expect(told('ten working days and what if he drives through again tomorrow')).not.toContain('what if');
  expect(told('okay but he drives through again tomorrow at nine')).toContain('drives through');
});

it('a pleasantry with a number in it informs of nothing', () => {
  const told = (words: string) => of(served("C: I'll need a bigger garden.", `A: ${words}`), 'fact');
  expect(told("You're not the first to say so.")).toBe('');
});

it.each([
  'Can you hear me okay now?',
  'Does that make sense to you?',
  'Will that be all for today?',
  'How did you hear about us?',
  'Which card would you like to pay with?',
  'What day would suit you best?',
  'Do you have any questions for me?',
  'Did the text come through yet?',
  "Why didn't you ring us sooner?",
  'Are you going to be in on Thursday?',
  'Would that be any good to you?',
  'Hi Miss Okafor, how are you today?',
  'Would you rather I left it for another time?',
])('what the call itself needs asks for no need: %s', (words) => {
  const asks = (asked: string) => of(beforePrice('en', asked), 'asks');
  expect(asks(words)).toBe('');
  expect(asks('How long has it been leaking?')).not.toBe('');
});

it('an automatic reply is no answer, and what is over sooner is not done', () => {
  expect(of(served('A: Hm.', 'C: I wrote two emails, only auto reply is coming.'), 'notAnswered')).toContain('emails');
  expect(of(served("A: The sooner it starts the sooner that's done."), 'deed')).toBe('');
  expect(of(served("A: Okay, the cover, that's done, the number is PF 4471."), 'deed')).not.toBe('');
});

it('who keeps saying something wants no technical support', () => {
  const filed = (why: string) =>
    of(saidOf('en', 'customer-service', ['A: Hello, Pawfield.', `C: ${why}`, 'A: I see.', ...ENDS.en]), 'category');
  expect(filed('I want cover for a puppy, well, I keep saying puppy.')).not.toContain('Technical');
  expect(filed('I want help, the screen keeps saying wait.')).toContain('Technical');
});

it('who answers what there is asks nothing', () => {
  const asks = (words: string) => of(sale('en', 'C: what about old issues', `A: ${words}`, 'C: hm'), 'asks');
  expect(asks("old issues also ma'am all issues from two thousand fifteen are there in the digital")).toBe('');
});
