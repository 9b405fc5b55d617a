import { agent, customer, type Dialogue } from '../dialogue';

/** Well handled: the charge is found, explained and taken back, with a reference and a date. */
export const enBillingDispute: Dialogue = {
  id: 'en-billing-dispute',
  name: 'Auto: Billing dispute',
  kind: 'text',
  language: 'en',
  service: 'M Customer Service',
  turns: [
    agent('Good morning, Larkfield Mobile, Priya speaking. Who am I talking to?'),
    customer("Morning, it's Martin Cole. My bill is $142.30 and it's normally $55. I nearly fell off my chair."),
    agent(
      "Good morning, Mr Cole. I'd be surprised too, and I'm sorry about the shock. Can you give me your account number?",
    ),
    customer('Sure, 4471 9038.'),
    agent('Thank you. Were you travelling in October, or did someone else use the phone?'),
    customer('I was in Lisbon for four days, but I bought the Europe pass. $15, I have the text message.'),
    agent('That helps. May I put you on hold for two minutes while I compare the pass with the roaming charges?'),
    customer('Go ahead.'),
    agent(
      'Thank you for waiting, Mr Cole. Your pass started on the 11th, but you landed on the 10th, so 310 MB were billed at the full rate. That is the $87.30.',
    ),
    customer("But I bought it before I took off. That's not fair."),
    agent(
      "You did, I can see the purchase at 7:42 in the morning of the 10th. The pass should have started at once. That's our mistake, not yours.",
    ),
    customer("So what happens now? I don't want to pay it and then chase you."),
    agent(
      "You won't have to. I'm taking the $87.30 off this bill now, so the amount due is $55. The direct debit on the 28th will be for $55.",
    ),
    customer('Will I get that in writing?'),
    agent(
      'Yes, by e-mail within the hour, reference BD-3318. I have also reported the start of the pass, so it should not happen to others.',
    ),
    customer("Great. I was ready to leave you, to be honest. You've sorted it in five minutes."),
    agent(
      "I'm glad you called first. To sum up: $87.30 credited, $55 due on the 28th, confirmation within the hour. Is there anything else?",
    ),
    customer("No, that's all. Thanks, Priya."),
    agent('Thank you, Mr Cole. Have a good day, goodbye.'),
  ],
};
