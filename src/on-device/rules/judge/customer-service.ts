import { type CallFacts, isJudgeable } from '../facts/call-facts';
import { judgeEffort, judgeManner, judgeNeeds } from './attitude';
import { judgeClosing, judgeGreeting, judgeHold, judgeThanks } from './communication';
import { judgeAnswers, judgeKnowledge, judgePromises, judgeResolution } from './fulfilment';
import type { CustomerServiceVerdicts, Verdict } from './verdict';

/** The eleven questions of the customer-service card (§9). A call too short to show anything is not judged. */
export function judgeCustomerService(facts: CallFacts): CustomerServiceVerdicts {
  const judgeable = isJudgeable(facts.view);
  const judge = (rule: (facts: CallFacts) => Verdict): Verdict => (judgeable ? rule(facts) : 'not_judged');
  return {
    chaohoi_goiten: judge(judgeGreeting),
    baochomay_chuyenmay: judge(judgeHold),
    camon_xinloi: judge(judgeThanks),
    ketthuc_cuocgoi: judge(judgeClosing),
    ungxu_giongdieu: judge(judgeManner),
    nhiettinhphucvu: judge(judgeEffort),
    timhieunhucau: judge(judgeNeeds),
    kienthuc: judge(judgeKnowledge),
    traloi_dungtrong_tam: judge(judgeAnswers),
    giaiquet_yeucau: judge(judgeResolution),
    giuloihua_trungthuc: judge(judgePromises),
  };
}
