import type { NamedSpans } from '../../key-information/named-spans';

const S = '(?<![\\p{L}\\p{N}])';
const E = '(?![\\p{L}\\p{N}])';
const VI_NUMBER =
  '(?:một|hai|ba|bốn|tư|năm|sáu|bảy|tám|chín|mười|mươi|mốt|lăm|trăm|linh|lẻ|không|xuyệt|xẹt|\\d+(?!\\d))';

export const viNamedSpans: NamedSpans = {
  capitals: /(?<=[\p{Ll}\p{N},"“] ["“]?)\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}\d]+)+(?: \d{1,4})?/gu,
  rules: [
    [
      'address',
      new RegExp(
        `${S}(?:(?:số|hẻm|ngõ|ngách|kiệt) (?:nhà )?)?(?:${VI_NUMBER}[ /]){1,6}(?:đường|phố) (?:số (?:${VI_NUMBER} ?){1,3}|(?:\\p{L}+\\s?){1,4})`,
        'giu',
      ),
      /đường|phố/,
    ],
    [
      'address',
      new RegExp(
        `${S}(?:số (?:nhà )?(?:${VI_NUMBER} ?){1,4},? ?)?(?:đường số|hẻm|ngõ|ngách|kiệt|quốc lộ|tỉnh lộ|khu phố|ấp) (?:${VI_NUMBER} ?){1,3}`,
        'giu',
      ),
      /đường số|hẻm|ngõ|ngách|kiệt|lộ|khu phố|ấp/,
    ],
    [
      'time',
      new RegExp(
        `${S}(?<!(?<!\\p{L})thứ )(?:(?:sau|trước|từ|lúc|khoảng|tầm) )?(?:hai mươi|(?:(?:hai mươi|mười) )?(?!(?<=(?:sáng|trưa|chiều|tối|đêm) )mốt )${VI_NUMBER}) giờ(?: rưỡi| kém (?:${VI_NUMBER} ?){1,2}| (?:${VI_NUMBER} ?){1,3}(?:phút)?)?(?: (?:sáng|trưa|chiều|tối|đêm))?(?: (?:nay|mai|mốt|hôm qua|thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật))?${E}`,
        'giu',
      ),
      /giờ/,
    ],
    [
      'date',
      new RegExp(
        `${S}(?<!(?:mỗi|một|hằng|hàng|hai|ba|năm|vài) )(?:ngày )?(?:mùng|mồng|ngày) (?!không(?!\\p{L})|\\d+\\s?(?:gb|mb|gi|giga|k|phút|lần)(?!\\p{L}))(?:(?:(?:hai|ba) mươi|hai|ba|mười|hăm) )?(?:${VI_NUMBER} ?)(?:tháng (?:${VI_NUMBER} ?){1,2}|tháng (?:này|sau|trước|giêng|chạp))?(?: ?năm (?:${VI_NUMBER} ?){1,8})?`,
        'giu',
      ),
      /ngày|mùng|mồng/,
    ],
    [
      'date',
      new RegExp(
        `${S}(?:${VI_NUMBER} ){1,3}tháng (?!không(?!\\p{L}))(?:mười một|mười hai|mười|${VI_NUMBER})${E}(?! (?:một|mỗi))`,
        'giu',
      ),
      /tháng/,
    ],
    [
      'date',
      new RegExp(
        `${S}(?<!(?:lần|người|đứa|cái) )(?:(?:sáng|trưa|chiều|tối|hết|trước|đầu|cuối) )?(?:thứ (?:hai|ba|tư|năm|sáu|bảy|\\d)|chủ nhật)(?: (?:tuần (?:này|ni|nớ|sau|tới|trước)|này|ni|tới))?${E}`,
        'giu',
      ),
      /thứ|chủ nhật/,
    ],
    [
      'date',
      new RegExp(
        `${S}(?:(?:sáng|trưa|chiều|tối|ngày|đêm) (?:mai|mốt|kia|ni)|(?:đầu|cuối|giữa|hết) (?:tuần|tháng|năm)(?: (?:này|sau|tới))?|(?:tuần|tháng) (?:sau|tới))${E}`,
        'giu',
      ),
      /mai|mốt|kia|ni|tuần|tháng|năm/,
    ],
  ],
};
