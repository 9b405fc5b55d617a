import { rulesProvider } from './rules-provider';
import { answerRulesRequest, type RulesRequest } from './rules-task';

// The service worker imports this very file (sw/rules.ts).
if (typeof ServiceWorkerGlobalScope !== 'undefined') Object.assign(self, { callmarkRules: rulesProvider });
else {
  self.onmessage = async (event: MessageEvent<RulesRequest>) => {
    self.postMessage(await answerRulesRequest(event.data));
  };
}
