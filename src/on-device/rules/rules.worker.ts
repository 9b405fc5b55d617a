import { answerRulesRequest, type RulesRequest } from './rules-task';

self.onmessage = async (event: MessageEvent<RulesRequest>) => {
  self.postMessage(await answerRulesRequest(event.data));
};
