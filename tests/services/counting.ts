/**
 * How the peer scores: plain counting in the posted text, so that every answer can be told from every other and a test
 * can say what it must be. It is not the product's rule check and must not become it.
 */
export interface Counts {
  words: number;
  turns: number;
  questions: number;
  firstTurn: string;
  firstRange: string;
  has(...phrases: string[]): boolean;
}

export function count(text: string): Counts {
  const lower = text.normalize('NFC').toLowerCase();
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const stamp = /\((\d\d):(\d\d):(\d\d)[,.]\d+ - (\d\d):(\d\d):(\d\d)[,.]\d+\)/.exec(text);
  return {
    words: lower.split(/\s+/).filter(Boolean).length,
    turns: lines.length,
    questions: (text.match(/\?/g) ?? []).length,
    firstTurn: (lines[0] ?? '').slice(0, 60),
    firstRange: stamp ? `${stamp[2]}:${stamp[3]}-${stamp[5]}:${stamp[6]}` : 'None',
    has: (...phrases) => phrases.some((phrase) => lower.includes(phrase)),
  };
}

export function scoreMobileService(text: string): Record<string, unknown> {
  const found = count(text);
  const item = (max: number, met: boolean, what: string) => ({
    diem: met ? max : 0,
    nhanxet: `${met ? 'Đạt' : 'Chưa đạt'}: ${what} (${found.words} từ)`,
    from_to: met ? found.firstRange : 'None',
  });
  return {
    kynanggiaotiep: {
      chaohoi_goiten: item(2, found.has('chào'), 'chào hỏi'),
      baochomay_chuyenmay: item(2, !found.has('giữ máy') || found.has('cảm ơn'), 'báo chờ máy'),
      camon_xinloi: item(2, found.has('cảm ơn', 'xin lỗi', 'thank', 'sorry'), 'cảm ơn, xin lỗi'),
      ketthuc_cuocgoi: item(2, found.has('chào anh', 'chào chị', 'tạm biệt', 'goodbye'), 'kết thúc'),
    },
    thaidophucvu: {
      ungxu_giongdieu: item(3, found.has('dạ', 'please'), 'giọng điệu'),
      nhiettinhphucvu: item(3, found.has('hỗ trợ', 'help'), 'nhiệt tình'),
    },
    timhieunhucau: item(1, found.questions > 0, 'tìm hiểu nhu cầu'),
    giaidapnhucau: {
      kienthuc: item(4, found.has('gói', 'plan'), 'kiến thức'),
      traloi_dungtrong_tam: item(4, found.words > 20, 'trọng tâm'),
      giaiquet_yeucau: item(4, found.has('đã', 'done'), 'giải quyết'),
      giuloihua_trungthuc: item(4, !found.has('hứa', 'promise'), 'giữ lời hứa'),
    },
    tong_diem: Math.min(10, Math.round(found.words / 10)),
    danhgia_tong_quan: `${found.words} từ, ${found.turns} lượt nói`,
  };
}

export function scoreCustomerService(text: string): Record<string, unknown> {
  const found = count(text);
  const levels: Record<string, number> = {
    retention_level: found.has('hủy', 'chuyển mạng', 'cancel') ? 2 : 4,
    escalation_level: found.has('quản lý', 'khiếu nại', 'manager') ? 2 : 5,
    distress_level: found.has('bực', 'thất vọng', 'angry') ? 2 : 4,
    abusive_level: 5,
    broken_promises_level: found.has('hứa', 'promise') ? 2 : 5,
    employee_mood: found.has('dạ', 'please') ? 5 : 3,
  };
  const weights = [0.25, 0.2, 0.2, 0.1, 0.15, 0.1];
  const factors = Object.entries(levels).flatMap(([name, level]) => [
    [name, level],
    [`${name}_reason`, `Dựa trên ${found.words} từ`],
    [`${name}_from_to`, found.firstRange],
    [`${name}_refer_text`, found.firstTurn],
  ]);
  const csat = Object.values(levels).reduce((sum, level, index) => sum + level * (weights[index] ?? 0), 0);
  return { ...Object.fromEntries(factors), csat: Number(csat.toFixed(2)) };
}

export function scoreSales(text: string): Record<string, unknown> {
  const found = count(text);
  const met: Record<string, boolean> = {
    make_connection: found.has('chào', 'hello'),
    overcome_objections: found.has('nhưng', 'tuy nhiên', 'however'),
    presumptive_close: found.has('đăng ký', 'sign you up'),
    uncover_needs: found.questions > 0,
    be_empathetic: found.has('thông cảm', 'hiểu', 'understand'),
    demonstrate_ownership: found.has('em sẽ', 'i will'),
    ask_for_sale: found.has('đồng ý', 'agree'),
  };
  const factors = Object.entries(met).flatMap(([name, yes]) => [
    [`${name}_score`, yes ? 80 : 20],
    [`${name}_desc`, `${yes ? 'Tốt' : 'Cần cải thiện'}: ${found.words} từ`],
    [`${name}_from_to`, yes ? found.firstRange : 'None'],
    [`${name}_refer_text`, found.firstTurn],
  ]);
  return {
    ...Object.fromEntries(factors),
    likelihood_to_buy_desc: `Trung bình: ${found.words} từ`,
    guide_to_buy: found.has('gói') ? 'Nhắc lại gói cước đã tư vấn' : 'Hỏi thêm nhu cầu',
  };
}

export function noteOf(text: string): Record<string, unknown> {
  const found = count(text);
  return {
    interaction_classification: {
      category: 'Telecom',
      sub_category: found.has('data', 'gói') ? 'Data' : 'Khác',
      campaign: 'None',
    },
    summary: {
      REASON: found.firstTurn,
      AGENT_ACTIONS: [`${found.turns} lượt nói`],
      KEY_INFORMATION: [`${found.words} từ`],
      RESOLUTION: found.has('đã', 'done') ? 'Đã xử lý' : 'Chưa rõ',
    },
    customer_hidden_expectations: found.has('rẻ', 'đắt') ? ['Giá tốt'] : [],
    conversation_snapshot: {
      customer_objections: found.has('đắt') ? [{ objection: 'Giá', quote: 'đắt' }] : [],
      agent_sale_skills: {
        passive_rebuttal: { description: `${found.questions} câu hỏi`, quotes: [] },
        active_rebuttal: { description: '', quotes: [] },
      },
    },
    next_best_action: { outcome_status: 'Open', follow_up_timing: 'None', planned_action: `${found.words} từ` },
  };
}

/** A summary by the markers of the specification. */
export function summaryOf(text: string): string {
  const found = count(text);
  return `### REASON\n${found.firstTurn || text.slice(0, 60)}\n### AGENT ACTIONS\n- ${found.turns} lượt nói\n### RESOLUTION\n${found.words} từ\n### KEY INFORMATION\n- ${found.questions} câu hỏi`;
}
