import type { Words } from '../in-language';
import type { languageWords as specified } from '../language';

/** Vietnamese of ../language.ts. */
export const languageWords: Words<typeof specified> = {
  label: 'Ngôn ngữ giao diện',
  choose: 'Tiếng Việt · English',
  text: 'Dùng cho mọi lời của ứng dụng và các phiếu chấm có sẵn. Cuộc gọi và phiếu chấm tự lập giữ ngôn ngữ riêng.',
  choices: { 'as-specified': 'Như bản đặc tả', vi: 'Tiếng Việt', en: 'English' },
  later: 'Ngôn ngữ sẽ đổi khi trang này được tải lại lần tới: đang có nội dung ghi âm hay nhập dở.',
  blocked: 'Đổi được khi không còn ghi âm hay nhập dở.',
};
