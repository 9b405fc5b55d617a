// Words that several sections have: one word for one thing.
export const RESULTS = 'Kết quả';
export const CHOOSE_MICROPHONE = 'Chọn micro';
export const HAND_OVER = 'Bàn giao';
export const WASTE_BIN = 'Thùng rác';
export const CALL_ON_SCREEN = 'Cuộc gọi đang mở';
export const SHORTCUTS = 'Phím tắt';
export const EXPORT_CALLS = 'Xuất cuộc gọi';
export const IMPORT_CALLS = 'Nhập cuộc gọi';
export const ADDED_CALLS = 'Cuộc gọi vừa thêm';
export const FACTS = 'Thông tin cuộc gọi';
export const CHECK_DEVICE = 'Kiểm tra máy này';
export const CALIBRATION = 'Hiệu chuẩn';

/** 10000 → "10.000". */
export const grouped = (n: number): string => n.toLocaleString('vi');

/** What of a call could not be made. */
export const LOST = {
  transcribe: 'Không tạo được bản chép lời.',
  summarise: 'Không tạo được tóm tắt.',
  score: 'Không chấm được điểm.',
  'auto-note': 'Không tạo được ghi chú tự động.',
} as const;
