import type { Words } from '../in-language';
import type { teamWords as specified } from '../team';
import { grouped } from './shared';

/** Vietnamese of ../team.ts. */
export const teamWords: Words<typeof specified> = {
  atRisk: (n: string) => `${n} chỉ có ở đây`,
  atRiskWhy: (n: number) =>
    `${grouped(n)} cuộc gọi có phần chỉ nằm trên máy này: mất máy là mất phần đó, cho đến khi kho chung của nhóm nhận được.`,
  state: {
    archived: 'Đã có trong nhóm',
    waiting: 'Chưa có trong nhóm',
    sending: (sent: number, of: number) => `Đang gửi vào nhóm: ${grouped(sent)}/${grouped(of)} phần`,
    failed: 'Chưa gửi được vào nhóm',
  },
  why: {
    offline: 'Sẽ tự gửi khi có mạng lại.',
    turn: 'Sẽ tự gửi.',
    again: 'Sẽ tự thử lại.',
    signIn: 'Kho chung từ chối tên người dùng hoặc mật khẩu. Hãy đăng nhập lại ở Kho chung của nhóm trong Cài đặt.',
    refused: (said: string) => `Kho chung không cho người dùng này ghi${said === '' ? '' : `: ${said}`}.`,
    notTaken: (said: string) =>
      `Máy chủ của kho chung không nhận một tài liệu trong đó${said === '' ? '' : `: ${said}`}.`,
    noTeam: 'Kho chung không có nhóm này. Hãy kiểm tra trong Cài đặt.',
    tooLarge: 'Có phần lớn hơn mức máy chủ nhận. Hãy đề nghị người vận hành nâng giới hạn.',
    fewer: 'Kho chung chưa lưu trên đủ số máy chủ để coi là an toàn.',
    another:
      'Phần người khác với người đăng nhập đã chấm ở đây, hoặc đã ghi về cuộc gọi, ở lại trên máy này. Mọi phần khác đã có trong nhóm.',
    takenOut:
      'Có người đã xóa cuộc gọi này cho tất cả, và ở đây nó được lấy lại: chỉ còn trên máy này. Người đã xóa có thể đưa lại cho tất cả.',
  },
  removal: {
    deleteHere: 'Xóa ở máy này',
    deleteForAll: 'Xóa cho tất cả',
    stays: (calls: number) =>
      `${calls === 1 ? 'Cuộc gọi này' : `${calls} cuộc gọi`} vẫn ở trong nhóm. Chỉ người đã đưa cuộc gọi vào nhóm hoặc người giám sát mới xóa được cho tất cả.`,
    forAll: (may: number, of: number) =>
      `${may < of ? `${may} trong ${of} cuộc gọi có thể xóa cho tất cả; số còn lại chỉ xóa ở máy này. ` : ''}Xóa cho tất cả: vào thùng rác của mọi máy trong nhóm. Máy chủ của kho chung vẫn giữ âm thanh và lời thoại cho đến khi người vận hành xóa.`,
    waits: 'Vẫn còn trong nhóm; đang chờ xóa cho tất cả.',
    offline: 'Có mạng lại là xóa.',
    mine: 'Người đang đăng nhập ở đây đã xóa cho tất cả',
    by: (name: string) => `${name} đã xóa cho tất cả`,
    bySomebody: 'Một người trong nhóm đã xóa cho tất cả',
    told: (title: string, by: string) =>
      `${by === '' ? 'Một người trong nhóm' : by} đã xóa “${title}” cho tất cả. Cuộc gọi nằm trong thùng rác.`,
    toldMany: (calls: number, by: string) =>
      `${by === '' ? 'Một người trong nhóm' : by} đã xóa ${calls} cuộc gọi cho tất cả. Các cuộc gọi nằm trong thùng rác.`,
  },
  place: 'Kho chung của nhóm',
  places: { team: 'Đã có đủ trong nhóm', here: 'Có phần chỉ trên máy này', 'sound-away': 'Âm thanh chỉ ở nhóm' },
  judgedBy: (names: string) => `Người chấm: ${names}`,
  retry: 'Gửi ngay',
  sound: {
    coming: (percent: number) => `Đang lấy âm thanh từ nhóm: ${percent}%`,
    begun: 'Phần âm thanh đã về',
    failed: 'Âm thanh nằm trong kho chung của nhóm và chưa lấy về được.',
    notYet: 'Kho chung chưa có đủ âm thanh: máy giữ âm thanh còn đang gửi hoặc đã tắt.',
    offline: 'Âm thanh nằm trong kho chung của nhóm. Có mạng thì lấy về được.',
    retry: 'Lấy âm thanh',
  },
  judged: {
    title: (who: string, card: string) => `${who} đã chấm cuộc gọi này theo ${card}`,
    unknownCard: (name: string) => `phiếu chấm không có trên máy này (${name})`,
    version: (card: string, version: number) => `${card}, phiên bản ${version}`,
    noCard: 'Câu hỏi và câu trả lời hiện bằng tên riêng trong phiếu đó, và không sửa được ở đây.',
    noScore: 'Trên máy này cuộc gọi không có điểm theo phiếu chấm đó. Chỉ đọc được, không sửa được.',
    question: (name: string) => `Câu hỏi “${name}”`,
  },
  keep: {
    away: (calls: number) => `Âm thanh của ${calls} cuộc gọi đang hiện chỉ ở trong nhóm.`,
    bring: (size: string) => `Giữ trên máy này: ${size}`,
    coming: (done: number, of: number) => `Đang lấy âm thanh từ nhóm: ${done}/${of}`,
    stop: 'Dừng',
    done: (done: number, of: number) => `Đã lấy âm thanh về máy này: ${done}/${of} cuộc gọi.`,
    notYet: (calls: number) => `Kho chung chưa có đủ âm thanh của ${calls} cuộc gọi.`,
  },
  free: {
    button: (size: string) => `Giải phóng chỗ: ${size}`,
    title: 'Gỡ khỏi máy này âm thanh đã lưu trong kho chung?',
    message: (calls: number, size: string) =>
      `Âm thanh của ${grouped(calls)} cuộc gọi, ${size}, sẽ được gỡ khỏi máy này; kho chung của nhóm đã xác nhận từng phần. Mọi thứ khác vẫn ở đây. Khi mở lại cuộc gọi, âm thanh được lấy về; việc đó cần mạng.`,
    confirm: 'Gỡ khỏi máy',
    done: (size: string) => `Đã gỡ ${size} âm thanh khỏi máy này; kho chung của nhóm đang giữ.`,
  },
  settings: {
    title: 'Kho chung của nhóm',
    hint: 'Các máy của một nhóm dùng chung cuộc gọi qua một kho: địa chỉ của Apache CouchDB. Những gì làm ở đây vẫn ở đây và tự được gửi tới kho; những gì người khác làm tự về đây. Không có địa chỉ thì không có gì được gửi tới kho.',
    address: 'Kho chung',
    addressHint: 'Địa chỉ máy chủ, như https://archive.example.org hoặc /archive',
    team: 'Nhóm',
    teamHint: 'Tên cơ sở dữ liệu',
    user: 'Người dùng',
    userHint: 'Để trống nếu token cho biết là ai',
    secret: 'Mật khẩu',
    secretHint: 'Hoặc token. Chỉ giữ trên máy này; không có trong tệp xuất hay nhật ký.',
    badAddress: 'Cần địa chỉ bắt đầu bằng https://, http:// hoặc /, không có tên người dùng, mật khẩu hay phần sau ?.',
    badSecret: 'Có ký tự không gửi được trong header.',
    needed: 'Cần điền mục này.',
    test: 'Thử',
    join: 'Vào nhóm',
    save: 'Đăng nhập lại',
    leave: 'Rời nhóm',
    asking: 'Đang gọi kho chung…',
    reached: (name: string, roles: string) => `Kho chung cho ${name} đọc và ghi${roles === '' ? '' : ` (${roles})`}.`,
    joined: (name: string, team: string) => `Máy này thuộc ${team}, đăng nhập là ${name}.`,
    noJudge:
      'Vai trò của người dùng này không đưa cuộc gọi và điểm chấm vào nhóm: những gì ghi âm hay chấm ở đây ở lại trên máy này.',
    tablet: 'Đây là máy dùng chung: ai chấm gì trên máy đều được gửi vào kho chung dưới tên người đó.',
    waiting: (calls: number) => `${grouped(calls)} cuộc gọi chưa có đủ trong kho chung.`,
    allThere: 'Mọi cuộc gọi trên máy này đều có trong kho chung.',
    shared: (why: string) =>
      `Tên người, phiếu chấm, việc giao chấm và các buổi hiệu chuẩn chưa vào kho chung hết. ${why}`,
    pulled: (when: string) => `Lần kiểm tra tin mới gần nhất: ${when}.`,
    notPulled: 'Không kiểm tra được tin mới.',
    newer: (n: number) =>
      `${grouped(n)} tài liệu do phiên bản Callmark mới hơn tạo: hãy cập nhật Callmark trên máy này để xem.`,
    leaveTitle: 'Rời nhóm?',
    leaveText: (calls: number) =>
      `Mọi thứ đang ở đây vẫn ở đây. ${calls === 0 ? 'Kho chung cũng đã có đủ.' : `${grouped(calls)} cuộc gọi có phần mà kho chung chưa có.`} Âm thanh chỉ nằm trong kho chung sẽ không mở được ở đây nữa.`,
  },
};
