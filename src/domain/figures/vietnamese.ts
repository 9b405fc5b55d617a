import { type FigureKind, type NumberWords, set, units } from './number-words';

export const viNumberWords: NumberWords = {
  digits: set('không một mốt hai ba bốn tư năm lăm nhăm sáu bảy bẩy tám chín'),
  scales: set('mười mươi chục trăm nghìn ngàn triệu tỷ tỉ rưỡi rưởi mấy vài'),
  thousands: set('nghìn ngàn triệu tỷ tỉ'),
  sums: set('trăm chục nghìn ngàn triệu tỷ tỉ rưỡi rưởi'),
  pastMinutes: new Set(),
  halves: set('rưỡi rưởi'),
  joins: set('linh lẻ'),
  points: set('phẩy'),
  notBefore: {
    tư: set('vấn cách nhân duy liệu'),
    năm: set('nay ngoái sau trước tới học này đó'),
    ba: set('mẹ má em ơi chị anh con'),
    một: set('chút số vài cái mình ít người chị anh em'),
    không: set('phải được có biết thể ai'),
  },
  negation: 'không',
  year: 'năm',
  letters: set(
    'bê bờ xê cờ dê đê đờ ép phờ gờ giê hát hờ ca kờ lờ mờ nờ pê pờ quy quờ rờ ét ép sờ tê tờ vê vờ ích xờ zét dét',
  ),
  units: units([
    ['money', 'đồng|đô|đô la|nghìn đồng|ngàn đồng|triệu đồng|cành|củ|k'],
    ['percent', 'phần trăm|phần trăm một năm'],
    ['data', 'gi|giga|gi ga|ghi ga|ghi|gb|mê|mê ga|mb|gờ bê'],
    ['time', 'giờ|giờ rưỡi|giờ sáng|giờ trưa|giờ chiều|giờ tối|giờ đêm|rưỡi sáng|rưỡi chiều'],
    ['duration', 'phút|giây|tiếng|tiếng đồng hồ|ngày|ngày làm việc|tuần|tháng|năm|hôm|bữa|đêm|buổi|kỳ'],
    [
      'measure',
      'lít|ký|kí|kg|kí lô|ki lô|cân|mét|mét vuông|phân|xăng ti|cây số|km|inch|in|điểm|người|khách|vé|phòng|giường|chỗ|cái|chiếc|đôi|hộp|thùng|lần|tuổi|sao|ghế|suất|gói|món|bộ|quyển|cuốn|tấm',
    ],
  ]),
  weak: set('một mấy vài không'),
  ranges: set('tới đến hoặc hay'),
  prefixes: new Map<string, FigureKind>([
    ['ngày', 'date'],
    ['mùng', 'date'],
    ['mồng', 'date'],
    ['tháng', 'date'],
    ['thứ', 'date'],
    ['năm', 'date'],
    ['lúc', 'time'],
    ['số', 'code'],
    ['mã', 'code'],
    ['cuối', 'code'],
    ['là', 'code'],
  ]),
  dayParts: set(
    'sáng trưa chiều tối đêm mai nay mốt kia qua hôm ngày thứ hai ba tư năm sáu bảy chủ nhật tuần sau tới này',
  ),
  per: /^(?:\s+|\s*\/\s*)(?:một|mỗi|1|trên)\s+(?:tháng|ngày|năm|tuần|đêm|người|vé|phòng|lần|kỳ|gi|ký)(?![\p{L}\p{N}])/iu,
};
