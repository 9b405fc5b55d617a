import type { Scorecard } from '../scorecard';
import { csatScorecard } from './csat';
import { customerServiceScorecard } from './customer-service';
import { salesScorecard } from './sales';

/**
 * The three scorecards of the specification in the language that each is not worded in, to begin a card of one's own
 * from. Not in the first load: import it where a scorecard is made.
 */
export const TRANSLATED_SCORECARDS: readonly Scorecard[] = [
  salesScorecard({
    language: 'vi',
    title: 'Hiệu quả bán hàng',
    total: 'Khả năng mua hàng',
    about: 'Cách bán hàng của nhân viên',
    levels: ['Xuất sắc', 'Tốt', 'Khá', 'Cần cải thiện', 'Kém'],
    standing: ['trên chuẩn', 'đạt chuẩn', 'gần chuẩn', 'dưới chuẩn', 'xa chuẩn'],
    meaningOf: (word, standing, subject) => `${word}: ${standing} về ${subject}.`,
    criteria: {
      make_connection: {
        title: 'Tạo kết nối',
        question: 'Nhân viên có tạo được kết nối chân thành với khách hàng không?',
        subject: 'tạo kết nối',
      },
      uncover_needs: {
        title: 'Khai thác nhu cầu',
        question: 'Nhân viên có khai thác được nhu cầu của khách hàng không?',
        subject: 'khai thác nhu cầu',
      },
      overcome_objections: {
        title: 'Xử lý từ chối',
        question: 'Nhân viên có xử lý lời từ chối bằng thông tin cụ thể không?',
        subject: 'xử lý từ chối',
      },
      be_empathetic: {
        title: 'Đồng cảm',
        question: 'Nhân viên có đồng cảm với hoàn cảnh của khách hàng không?',
        subject: 'sự đồng cảm',
      },
      presumptive_close: {
        title: 'Chốt giả định',
        question: 'Nhân viên có chốt đơn theo cách giả định khách hàng đã đồng ý không?',
        subject: 'chốt giả định',
      },
      demonstrate_ownership: {
        title: 'Chủ động nhận trách nhiệm',
        question: 'Nhân viên có chủ động nhận trách nhiệm với yêu cầu không?',
        subject: 'nhận trách nhiệm',
      },
      ask_for_sale: {
        title: 'Đề nghị mua hàng',
        question: 'Nhân viên có đề nghị mua hàng rõ ràng không?',
        subject: 'đề nghị mua hàng',
      },
    },
  }),
  customerServiceScorecard({
    language: 'en',
    title: 'Customer service',
    total: 'Total',
    grades: ['Excellent', 'Good', 'Fair', 'Average', 'Weak'],
    options: { met: 'Met', notMet: 'Not met', partly: 'Partly met', notApplicable: 'Does not arise' },
    sections: {
      communication: 'Communication skills',
      attitude: 'Service attitude',
      needs: 'Needs discovery',
      fulfilment: 'Needs fulfilment',
    },
    questions: {
      chaohoi_goiten: 'Greeted the customer and called them by name?',
      baochomay_chuyenmay: 'Said so before putting the customer on hold or passing the call on?',
      camon_xinloi: 'Thanked and apologised at the right moments?',
      ketthuc_cuocgoi: 'Ended the call properly?',
      ungxu_giongdieu: 'Polite, in a fitting tone?',
      nhiettinhphucvu: 'Served the customer with enthusiasm?',
      timhieunhucau: 'Asked to understand what the customer needs?',
      kienthuc: 'Knew the facts, and was sure of them?',
      traloi_dungtrong_tam: 'Answered what was asked?',
      giaiquet_yeucau: 'Solved the customer’s request?',
      giuloihua_trungthuc: 'Kept promises and was honest with the customer?',
    },
  }),
  csatScorecard({
    language: 'vi',
    title: 'Mức độ hài lòng',
    labels: ['Rất hài lòng', 'Hài lòng', 'Bình thường', 'Không hài lòng', 'Rất không hài lòng'],
    // Good or bad, not high or low: 5 of distress is none of it.
    grades: ['Tốt nhất', 'Tốt', 'Trung bình', 'Kém', 'Kém nhất'],
    meaningOf: (grade, level, worst, best) => `${grade}: mức ${level} trên 5, thang từ 1 (${worst}) đến 5 (${best}).`,
    factors: {
      retention_level: {
        title: 'Khả năng giữ chân',
        question: 'Khách hàng có khả năng tiếp tục gắn bó không?',
        worst: 'nguy cơ rời bỏ rất cao',
        best: 'không có nguy cơ rời bỏ',
      },
      escalation_level: {
        title: 'Tránh leo thang',
        question: 'Cuộc gọi có tránh được việc leo thang lên cấp trên không?',
        worst: 'leo thang nghiêm trọng',
        best: 'không leo thang',
      },
      distress_level: {
        title: 'Tâm trạng khách hàng',
        question: 'Khách hàng có thoải mái, không bức xúc không?',
        worst: 'bức xúc nghiêm trọng',
        best: 'không bức xúc',
      },
      abusive_level: {
        title: 'Lời lẽ đúng mực',
        question: 'Cuộc gọi có tránh được lời lẽ xúc phạm không?',
        worst: 'xúc phạm nghiêm trọng',
        best: 'không xúc phạm',
      },
      broken_promises_level: {
        title: 'Giữ lời hứa',
        question: 'Những lời hứa trước đây với khách hàng có được giữ không?',
        worst: 'thất hứa nghiêm trọng',
        best: 'không thất hứa',
      },
      employee_mood: {
        title: 'Thái độ nhân viên',
        question: 'Nhân viên có thái độ tốt và sẵn lòng giúp đỡ không?',
        worst: 'thái độ rất kém',
        best: 'thái độ rất tốt',
      },
    },
  }),
];
