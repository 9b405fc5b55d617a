import type { factsWords as specified } from '../facts';
import type { Words } from '../in-language';
import { FACTS, grouped } from './shared';

/** Vietnamese of ../facts.ts. */
export const factsWords: Words<typeof specified> = {
  title: (calls: number) => (calls === 1 ? FACTS : `Thông tin của ${grouped(calls)} cuộc gọi`),
  several: 'Nhiều giá trị',
  severalHint: 'Ô nào bạn để nguyên thì mỗi cuộc gọi giữ giá trị của mình.',
  name: 'Tiêu đề',
  agent: 'Nhân viên',
  customer: 'Mã khách hàng',
  customerHint: 'Số hoặc mã, ví dụ KH-20418',
  queue: 'Hàng chờ',
  day: 'Ngày',
  time: 'Giờ',
  noDay: 'Hãy nhập thêm ngày.',
  noTitle: 'Cuộc gọi phải có tiêu đề.',
  tags: 'Nhãn',
  newTag: 'Nhãn mới',
  addTag: 'Thêm nhãn',
  removeTag: (tag: string) => `Bỏ nhãn ${tag}`,
  onSome: (tag: string) => `${tag} (một số cuộc gọi)`,
  noTags: 'Chưa có nhãn.',
  save: 'Lưu thông tin',
  saved: (calls: number) => (calls === 1 ? 'Đã lưu thông tin.' : `Đã lưu thông tin của ${grouped(calls)} cuộc gọi.`),
  gone: 'Các cuộc gọi này không còn trên máy này.',
  unsaved: {
    title: 'Lưu thông tin?',
    message: 'Những gì bạn đã gõ chưa được lưu.',
    keepEditing: 'Sửa tiếp',
    discard: 'Bỏ thay đổi',
  },
  pattern: {
    title: 'Thông tin từ tên tệp',
    intro:
      'Nếu tên tệp theo một mẫu nhất định, thông tin cuộc gọi được đọc từ tên khi thêm cuộc gọi. Các cuộc gọi đã có ở đây giữ nguyên.',
    label: 'Mẫu tên tệp',
    hint: 'Trường: {date} {time} {agent} {customer} {queue} {tags} {title}. {…} là bất kỳ nội dung nào. Để trống: không đọc gì.',
    placeholder: '{date}_{time}_{agent}_{customer}',
    example: 'Thử một tên tệp',
    exampleHint: 'Tên này không được lưu lại.',
    read: 'Đọc được',
    noFit: 'Tên này không khớp mẫu: cuộc gọi như vậy không có thông tin nào, và lấy tên tệp làm tiêu đề.',
    problems: {
      brace: () => 'Có dấu ngoặc nhọn thiếu dấu còn lại: hãy viết trường như {agent}.',
      'unknown-field': (at: string) => `${at} không phải là trường. Dùng {…} cho phần cần bỏ qua.`,
      twice: (at: string) => `${at} xuất hiện hai lần.`,
      'side-by-side': (at: string) => `Trước ${at} không có gì cho biết trường đứng trước kết thúc ở đâu.`,
      'time-alone': () => '{time} cần có {date}.',
      'no-field': () => 'Trong mẫu không có trường nào.',
      'too-long': () => 'Mẫu dài hơn 200 ký tự.',
    },
  },
};
