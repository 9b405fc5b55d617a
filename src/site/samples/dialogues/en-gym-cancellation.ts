import { agent, customer, type Dialogue } from '../dialogue';

/** Of two minds: polite and honest, but the customer's question is heard only the second time. */
export const enGymCancellation: Dialogue = {
  id: 'en-gym-cancellation',
  name: 'Text: Cancelling a gym membership',
  kind: 'text',
  language: 'en',
  service: 'Summary (Customer Service)',
  turns: [
    agent('Hello, Fernway Fitness, this is Owen.', { type: 'Greeting' }),
    customer("Hi, I'd like to cancel my membership. I've moved to another city."),
    agent('Sorry to hear that. Have you seen our new classes on Tuesdays?'),
    customer("I've moved. Six hundred kilometres away. I can't come on Tuesdays.", { type: 'Objection' }),
    agent('Of course, sorry. Could I have your membership number?'),
    customer('FW 20661. Julia Brandt. I also wrote twice, on the 3rd and the 9th, and nobody answered.'),
    agent("I apologise, Ms Brandt, that shouldn't happen. I can see both e-mails here, unread.", { type: 'Apology' }),
    customer("So I've been charged $48 for a month I told you I wouldn't use. Can I have that back?"),
    agent('The contract has a notice period of one month, so it would end on 31 December.'),
    customer('That is not what I asked. I gave notice on the 3rd of November. Can I have the $48 back?', {
      type: 'Complaint',
    }),
    agent(
      "You're right, I didn't answer. If the notice counts from the 3rd, it ends on 3 December, and the December fee is not due.",
    ),
    customer('And does it count from the 3rd?'),
    agent('It does, the e-mail has a date. So the $48 goes back to your card.', { type: 'Resolution' }),
    customer('When?'),
    agent("Within ten working days. I can't make the bank faster, but I release it today."),
    customer("OK. And the locker key? I've still got it, there's a $20 deposit."),
    agent(
      'Post it to us, and the $20 comes back as well, once it is here. I will send you the address this afternoon.',
    ),
    customer('Fine. Thank you for being straight with me.'),
    agent('Thank you, and sorry again for the two e-mails. All the best in the new place. Goodbye.', {
      type: 'Closing',
    }),
  ],
};
