import { agent, customer, type Dialogue } from '../dialogue';

/** A customer about to leave: a promise was broken before, and the agent mends only part of it. */
export const enRefundNotArrived: Dialogue = {
  id: 'en-refund-not-arrived',
  name: 'Refund promised, never arrived',
  kind: 'audio',
  language: 'en',
  service: 'Summary (Customer Service)',
  turns: [
    agent('Thank you for calling Larkfield Home, this is Dana. How can I help?'),
    customer("It's about order 77402. You promised my refund three weeks ago and I've got nothing."),
    agent("I'm sorry about that. May I have your name, please?"),
    customer("Peter Hale. And this is my fourth call. I'm really tired of explaining it."),
    agent('Let me put you on hold for a minute while I look, Mr Hale.'),
    customer('Fine.'),
    agent('Thanks for holding. I can see the kettle came back on the second, but the refund was never released.', {
      after: 2.5,
    }),
    customer('So the last person lied to me. He said it would be there by Friday.'),
    agent("I understand why you're upset. I can't see why it was stopped."),
    customer("It's $89.50. If this isn't sorted today, I'm closing my account and I want a manager.", {
      say: "It's eighty nine dollars fifty. If this isn't sorted today, I'm closing my account and I want a manager.",
    }),
    agent("I've released the $89.50 just now. It takes three to five working days to reach your card.", {
      say: "I've released the eighty nine dollars fifty just now. It takes three to five working days to reach your card.",
    }),
    customer('Five days again? And what about the $12 I paid to send it back?', {
      say: 'Five days again? And what about the twelve dollars I paid to send it back?',
    }),
    agent("Return postage isn't usually covered. I could ask someone."),
    customer("It arrived broken. Why would I pay for that? That's ridiculous."),
    agent("You're right. I'll add the $12 and send an e-mail with reference R2210 within ten minutes.", {
      say: "You're right. I'll add the twelve dollars and send an email with reference R, twenty two ten, within ten minutes.",
    }),
    customer("All right. I'll believe it when I see it."),
    agent('Someone will call you at some point to check. Is there anything else I can do?'),
    customer('No. Just keep your word this time.'),
    agent('Thank you for your patience, Mr Hale. Goodbye.'),
  ],
};
