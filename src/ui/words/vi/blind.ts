import type { blindWords as specified } from '../blind';
import type { Words } from '../in-language';

/** Vietnamese of ../blind.ts. */
export const blindWords: Words<typeof specified> = {
  title: 'Chấm kín trước',
  text: (session: string) =>
    `Bạn được mời chấm cuộc gọi này trong buổi hiệu chuẩn “${session}”. Kết quả của máy và của người khác theo phiếu chấm này sẽ hiện ra khi bạn đã nộp câu trả lời.`,
  go: 'Mở hiệu chuẩn',
};
