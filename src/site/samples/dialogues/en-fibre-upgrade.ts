import { agent, customer, type Dialogue } from '../dialogue';

/** A sale done badly: no question about the need, pressure instead of an answer, no deal. */
export const enFibreUpgrade: Dialogue = {
  id: 'en-fibre-upgrade',
  name: 'Fibre upgrade, pushed too hard',
  kind: 'audio',
  language: 'en',
  service: 'Sale Effective',
  turns: [
    agent("Hi, it's Rob from Brightline Broadband. You've been selected for our Fibre 500 plan today."),
    customer("Hello. I'm about to pick up my son. What is this about?"),
    agent("It'll be quick. Fibre 500 is only $64 a month, and the first two months are half price.", {
      say: "It'll be quick. Fibre five hundred is only sixty four dollars a month, and the first two months are half price.",
    }),
    customer('I pay $39 now and it works. We only read the news and call my sister.', {
      say: 'I pay thirty nine dollars now and it works. We only read the news and call my sister.',
    }),
    agent('Everybody in your street is switching, so your current line will feel slow.'),
    customer('Is it going to be switched off?'),
    agent('Not exactly. But this price ends at midnight, so I would need a yes right now.'),
    customer("I don't decide these things on the phone. Can you send me the details first?"),
    agent("I can't hold the price if I send it. It's a 24 month contract, and you can cancel in the first 14 days.", {
      say: "I can't hold the price if I send it. It's a twenty four month contract, and you can cancel in the first fourteen days.",
    }),
    customer('Two years? No. My neighbour had to pay $150 to get out of one of those.', {
      say: 'Two years? No. My neighbour had to pay a hundred and fifty dollars to get out of one of those.',
    }),
    agent('That was probably another company. I just need your card number to reserve it.'),
    customer("I'm certainly not giving you my card number."),
    agent("OK, what if I take off another ten percent? That's $57.60.", {
      say: "OK, what if I take off another ten percent? That's fifty seven dollars sixty.",
    }),
    customer("It's still more than I pay, for something I don't need."),
    agent("You'll regret it when the price goes up next month."),
    customer('Then I will regret it. Please take me off your list.'),
    agent('Fine. Bye.'),
  ],
};
