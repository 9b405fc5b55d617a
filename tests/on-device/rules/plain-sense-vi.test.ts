import { describe, expect, it } from 'vitest';
import { callOf, of, saidOf, sale, service } from '../../tools/said-of-a-call';

/** What the customer answers with, so that the call goes on. */
const HM = 'C: Hm.';

describe('words that mean something else in another place say nothing', () => {
  it.each<[string, string, string, string]>([
    [
      'to be afraid of being wrong',
      'takesBack',
      'Dạ phía dưới có cái nắp nhỏ mà em sợ em nói sai, chị coi sách giùm em.',
      'Dạ hồi nãy em nói sai chị ạ.',
    ],
    ['what the customer typed', 'takesBack', 'Dạ mã này chị nhập sai ạ.', 'Dạ em xin lỗi, em nhập sai mã ạ.'],
    ['to ask for understanding', 'understands', 'Dạ em thông cảm giúp bên chị nha.', 'Dạ em rất thông cảm với chị ạ.'],
    [
      'what makes one sick',
      'understands',
      'Dạ uống nước đó mà đau bụng thì mệt lắm đó chị.',
      'Dạ chờ cả buổi thì bực là phải chị ạ.',
    ],
    [
      'to look at a list',
      'deed',
      'Dạ em vừa mở lịch sử chỉ số ra coi chị ạ.',
      'Dạ em vừa mở khóa tài khoản cho chị rồi ạ.',
    ],
    [
      'what was seen to be done',
      'deed',
      'Dạ em thấy bên em báo đã xác nhận rồi chị.',
      'Dạ em báo kỹ thuật xong rồi chị ạ.',
    ],
    ['to wait for a call', 'asksHold', 'Dạ chị chờ em gọi lại chiều nay nha.', 'Dạ chị chờ em chút nha.'],
    ['an open door', 'sendsAway', 'Dạ chị cứ gọi trước trưa mai là em giữ kịp.', 'Dạ chị cứ gọi bên điện giúp em ạ.'],
    [
      'when a shop shuts',
      'promise',
      'Dạ cửa hàng mở đến tám giờ tối nay chị ạ.',
      'Dạ thợ đến lúc tám giờ tối nay chị ạ.',
    ],
    [
      'what was charged',
      'promise',
      'Dạ thẻ của anh em thấy có hai giao dịch lúc tám giờ tối nay ạ.',
      'Dạ anh em giao hàng tới lúc tám giờ tối nay ạ.',
    ],
    ['muttering', 'asks', 'Dạ vậy là máy này còn bảo hành tới đâu ta', 'Dạ máy nhà mình mua ở tiệm nào vậy chị?'],
  ])('%s', (_what, claim, none, given) => {
    expect(of(service('vi', `A: ${none}`, HM), claim)).toBe('');
    expect(of(service('vi', `A: ${given}`, HM), claim)).not.toBe('');
  });

  it.each<[string, string, string, string]>([
    [
      'what the customer told somebody',
      'earlierPromise',
      'Tuần trước chị có báo cô giáo rồi mà.',
      'Tuần trước bên em báo là thứ hai xong mà.',
    ],
    ['hearsay', 'earlierPromise', 'Bữa trước nghe nói chín chục.', 'Bữa trước em nói chín chục mà.'],
    [
      'to service a machine',
      'earlierPromise',
      'Hôm kia thợ bên em đến bảo dưỡng xong rồi mà.',
      'Hôm kia thợ bên em bảo là xong rồi mà.',
    ],
    [
      'a paper from the ward',
      'escalation',
      'Chị phải gửi ra phường xác nhận nữa em.',
      'Chị sẽ làm đơn ra phường đó em.',
    ],
    ['the boss of the customer', 'escalation', 'Để chị nói chuyện với sếp chị.', 'Cho chị nói chuyện với sếp đi.'],
    ['fear of being cheated', 'insult', 'Dạo này lừa đảo nhiều lắm nên chị sợ.', 'Mấy người lừa đảo hả.'],
    ['an empty house', 'nobodyCame', 'Lúc đó nhà không ai ra mở cửa được.', 'Chị chờ hoài mà không ai tới.'],
  ])('%s', (_what, claim, none, given) => {
    const shown = (text: string) =>
      of(saidOf('vi', 'csat', callOf('vi', `C: ${text}`, 'A: Dạ vâng ạ.')), claim)
        .split('\n')
        .find((line) => line.includes(text) && !line.includes('Không nhận ra'));
    expect(shown(none)).toBeUndefined();
    expect(shown(given)).toBeDefined();
  });
});

describe('in a sale', () => {
  it('a pension that is told is no objection to the price, unless it is too small for it', () => {
    const asked = 'A: Dạ mỗi tháng cô để dành được bao nhiêu ạ?';
    const told = 'C: Lương hưu cô được mười một triệu, tiêu hết tám.';
    const objected = 'C: Lương hưu cô có năm triệu, thế là cũng nặng đấy.';
    expect(of(sale('vi', asked, told, 'A: Dạ vậy mỗi tháng dư ba triệu ạ.'), 'price')).toBe('');
    expect(of(sale('vi', objected, 'A: Dạ cô đóng hai lần cũng được ạ.'), 'price')).toContain('Lương hưu');
  });

  it('that it costs more elsewhere is none either', () => {
    expect(of(sale('vi', 'C: Bên kia nó đắt hơn em ạ.', 'A: Dạ đúng rồi chị.'), 'price')).toBe('');
    expect(of(sale('vi', 'C: Thế là đắt hơn năm ngoái đấy.', 'A: Dạ năm nay phí tăng chị ạ.'), 'price')).not.toBe('');
  });

  it('to ask the name answers no objection, nor do thanks for the call', () => {
    const open = 'C: Để chị về bàn lại với chồng đã.';
    expect(of(sale('vi', open, 'A: dạ chị tên chi để em ghi'), 'answersObjection')).toBe('');
    expect(of(sale('vi', open, 'A: Dạ em cảm ơn chị đã gọi.'), 'answersObjection')).toBe('');
    expect(of(sale('vi', open, 'A: Dạ chị bàn với anh nhà cho thoải mái ạ.'), 'answersObjection')).not.toBe('');
  });

  it('a yes that is thrown back at the agent is none', () => {
    const back = 'C: Em báo giá xong chị đồng ý rồi giờ lại tăng thế thì khác gì đi chợ.';
    expect(of(sale('vi', back, 'A: Dạ em xin lỗi chị.'), 'accepts')).toBe('');
  });

  it('to have it counted again puts nothing off', () => {
    expect(of(sale('vi', 'C: Em tính lại giúp chị đi.', 'A: Dạ vâng ạ.'), 'putsOff')).toBe('');
    expect(of(sale('vi', 'C: Để chị tính lại đã.', 'A: Dạ vâng ạ.'), 'putsOff')).not.toBe('');
  });

  it('to take it at once is asked to sell, and a reproach asks nothing', () => {
    const close = sale(
      'vi',
      'C: Ừ nghe cũng được.',
      'A: Dạ vậy chị lắp luôn không chị?',
      'C: Thôi nhà chị lắp bên khác rồi.',
      'A: ủa vậy nãy giờ chị hỏi chi',
    );
    expect(of(close, 'asksDecision')).toContain('lắp luôn');
    expect(of(close, 'asks')).toBe('');
  });
});

it('a no to a loan is one', () => {
  expect(of(sale('vi', 'C: Thôi chị hổng vay nữa em.', 'A: Dạ vâng ạ.'), 'declines')).toContain('hổng vay nữa');
});

it('who rings to book a room is sold to', () => {
  const rings = (what: string) =>
    saidOf('vi', 'se', [
      'A: Dạ em chào anh, resort Sóng Lặng nghe ạ.',
      `C: Chào em, anh tính ${what} cuối tháng này.`,
      'A: Dạ mấy đêm anh?',
      'C: Hai đêm em.',
      'A: Dạ hai đêm là năm triệu sáu ạ.',
      'C: Để anh bàn với vợ anh cái đã.',
      'A: Dạ em chào anh ạ.',
    ]);
  expect(of(rings('đặt phòng'), 'putsOff', 'overall')).not.toBe('');
});

describe('nothing of the kind is said by', () => {
  it.each([
    ['deed', 'Dạ em làm ở đây ba năm rồi chị.'],
    ['deed', 'Dạ bên em làm nhiều ca còn nặng hơn rồi.'],
    ['deed', 'Dạ bên em làm uy tín mười năm rồi.'],
    ['deed', 'Dạ em mới chuyển sang nên chưa nắm hết.'],
    ['deed', 'Dạ bên em mới mở thêm cửa hàng ở quận ba.'],
    ['deed', 'Dạ bên em mới đổi hệ thống nên hơi chậm ạ.'],
    ['understands', 'Dạ em hiểu là chị muốn đổi lịch ạ.'],
    ['understands', 'Dạ em cũng hiểu, nhưng quy định là vậy.'],
    ['understands', 'Dạ em chia sẻ màn hình cho chị coi nha.'],
    ['sharp', 'Dạ em đã nói với kỹ thuật rồi chị.'],
    ['sharp', 'Dạ ý chị là chiều nay chứ gì?'],
    ['sharp', 'Dạ chị muốn đổi giờ thì cứ nhắn em.'],
    ['sharp', 'Tùy chị chọn màu nào cũng có ạ.'],
    ['promise', 'Dạ em nhận được tin nhắn của chị lúc tám giờ sáng nay.'],
    ['promise', 'Dạ thợ đến lúc hai giờ chiều thứ ba rồi mà chị.'],
    ['promise', 'Dạ em gọi chị lúc chín giờ sáng nay không được.'],
    ['promise', 'Dạ tiền gửi tới hạn vào ngày mùng năm tháng ba.'],
    ['openPromise', 'Dạ khi nào có tiền thì chị gửi bên em nha.'],
    ['openPromise', 'Dạ chị trả lời em sớm nhất có thể giúp em.'],
    ['asksHold', 'Dạ chị chờ một tuần là có kết quả.'],
    ['asksHold', 'Dạ lúc nãy chị giữ máy lâu quá, em xin lỗi.'],
    ['takesBack', 'Dạ chắc bên ngân hàng nhập lộn ạ.'],
    ['asks', 'Dạ chị nghe em nói gì không chị?'],
    ['apologises', 'Hi hi, em xin lỗi bà giúp em nha.'],
  ])('an agent: no %s in “%s”', (claim, text) => {
    expect(of(service('vi', `A: ${text}`, HM), claim)).toBe('');
  });

  it.each([
    ['earlierPromise', 'Tuần trước con chị kêu đau bụng.'],
    ['earlierPromise', 'Hôm trước mẹ chị nói là thôi khỏi.'],
    ['earlierPromise', 'Em mới nói gì chị nghe không rõ.'],
    ['nobodyCame', 'Bên chị không ai gọi hết, chắc nhầm số.'],
    ['strain', 'Ngay lập tức luôn hả em?'],
    ['strain', 'Chị lo quá trời việc nên quên đóng.'],
    ['leaving', 'Chị mới đổi công ty khác nên địa chỉ mới.'],
    ['leaving', 'Chị mua chỗ khác rồi mang qua bên em sửa.'],
  ])('a customer: no %s in “%s”', (claim, text) => {
    expect(of(saidOf('vi', 'csat', callOf('vi', `C: ${text}`, 'A: Dạ vâng ạ.')), claim)).not.toContain(text);
  });

  it.each([
    ['accepts', 'Chị mà đồng ý thì chị gọi lại.'],
    ['accepts', 'Báo giá trước đã, chị đồng ý mới được làm.'],
    ['declines', 'Chị không mua gói đó, chị lấy gói này.'],
    ['declines', 'Chị chưa có nhu cầu đổi máy, nhưng đổi gói thì được.'],
    ['putsOff', 'Chị tính thêm cái tủ nữa.'],
    ['putsOff', 'Chị chưa biết thế nào là gói cơ bản.'],
    ['putsOff', 'Hôm bữa có người gọi lại cho chị rồi.'],
    ['price', 'Giá vậy đâu có mắc lắm đâu em.'],
    ['price', 'Áp suất cao quá nên máy hư.'],
    ['competitor', 'Bên chị đang có người bệnh nên bận.'],
    ['competitor', 'Bên em có gói nào rẻ hơn không?'],
    ['details', 'Chị gửi zalo cho em rồi đó.'],
    ['distrust', 'Không tin được là rẻ vậy luôn, quá tốt.'],
    ['distrust', 'Em không tin thì hỏi hàng xóm chị.'],
    ['noNeed', 'Chị chưa cần gấp, tuần sau giao cũng được.'],
    ['noNeed', 'Nhà chị không cần giải gì đâu, chị chỉ cần nó đọc cho hết đề thôi.'],
    ['declines', 'Mà thôi, khỏi thử, chị chuyển khoản luôn cho kịp giảm.'],
    ['declines', 'Thôi em tính ra giấy rồi nhắn cho chị.'],
    ['putsOff', 'Ờ để chị coi.'],
  ])('who is rung to buy: no %s in “%s”', (claim, text) => {
    expect(of(sale('vi', `C: ${text}`, 'A: Dạ vâng ạ.'), claim)).toBe('');
  });

  it.each([
    ['presses', 'Dạ ngày cuối cùng đóng tiền là ba mươi ạ.'],
    ['namesPrice', 'Dạ một trăm triệu thì không phẩy một là một trăm nghìn một năm.'],
    ['namesPrice', 'Dạ chị trung tâm nào cũng tầm đó, có chỗ còn sáu bảy triệu.'],
    ['presses', 'Dạ có bao nhiêu đâu chị, tám mươi ngàn thôi.'],
    ['asksDecision', 'Dạ em đặt lịch nhắc chị đóng tiền nha.'],
    ['asksDecision', 'Dạ em mở máy coi lại cho chị nha.'],
  ])('who rings to sell: no %s in “%s”', (claim, text) => {
    expect(of(sale('vi', HM, `A: ${text}`, HM), claim)).not.toContain(text);
  });
});
