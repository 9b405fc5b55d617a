/**
 * Lines that speech models make up where nobody speaks (§5 "channel-promotion phrases"). Written as `segmentKey` leaves
 * them: lower-case letters and digits, one blank between words. They are dropped only when they are a whole segment:
 * an agent may well say "cảm ơn" or "hẹn gặp lại".
 */
export const SPAM_SEGMENTS: Readonly<Record<string, readonly string[]>> = {
  vi: [
    'hãy subscribe cho kênh để không bỏ lỡ những video hấp dẫn',
    'để không bỏ lỡ những video hấp dẫn',
    'hãy đăng ký kênh để ủng hộ kênh',
    'hãy đăng ký kênh để xem những video hấp dẫn',
    'đăng ký kênh để ủng hộ kênh nhé',
    'cảm ơn các bạn đã theo dõi',
    'cảm ơn các bạn đã theo dõi và hẹn gặp lại',
    'cảm ơn các bạn đã theo dõi và đăng ký kênh của mình',
    'cảm ơn các bạn đã xem',
    'cảm ơn các bạn đã xem video',
    'cảm ơn các bạn đã xem video này',
    'cảm ơn đã xem video',
    'hẹn gặp lại các bạn trong những video tiếp theo',
    'hẹn gặp lại các bạn trong video tiếp theo',
    'hẹn gặp lại trong video tiếp theo',
    'các bạn có thể nhớ like và share video này để ủng hộ kênh của mình',
    'đừng quên like và subscribe',
    'đừng quên like share và subscribe',
    'hãy like share và subscribe',
    'nhấn nút subscribe để ủng hộ kênh',
    'bấm chuông thông báo',
    'bật chuông thông báo',
    'nhấn chuông thông báo',
    'chào tạm biệt các bạn',
  ],
  en: [
    'please subscribe',
    'subtitles by the amara org community',
    'transcribed by https otter ai',
    'blank audio',
    'music',
  ],
  ja: [
    'ご視聴ありがとうございました',
    'チャンネル登録をお願いします',
    'チャンネル登録お願いします',
    '高評価よろしくお願いします',
    '次回もお楽しみに',
  ],
  zh: [
    '字幕由amara org社区提供',
    '请不吝点赞 订阅 转发 打赏支持明镜与点点栏目',
    '谢谢观看',
    '感谢观看',
    '感谢收看',
    '请订阅我的频道',
    '优优独播剧场 yoyo television series exclusive',
    '中文字幕志愿者 李宗盛',
    '中文字幕志愿者 杨茜茜',
    '中文字幕志愿者 杨栋梁',
    '字幕志愿者 李宗盛',
    '字幕志愿者 杨茜茜',
    '字幕志愿者 杨栋梁',
  ],
  ko: [
    '시청해 주셔서 감사합니다',
    '구독과 좋아요 부탁드립니다',
    '다음 영상에서 만나요',
    'mbc 뉴스 이덕영입니다',
    '한글자막 by',
    '자막 제공',
  ],
  th: ['โปรดติดตามตอนต่อไป', 'ขอบคุณที่รับชม', 'ขอบคุณที่ติดตาม', 'ขอบคุณสำหรับการรับชม', 'อย่าลืมกดไลค์ กดแชร์ กดติดตาม', 'กดกระดิ่ง'],
  ru: ['продолжение следует', 'субтитры сделал dimatorzok'],
  fr: ['sous titres réalisés par la communauté d amara org', 'sous titres réalisés para la communauté d amara org'],
  de: ['untertitel im auftrag des zdf', 'untertitel im auftrag des zdf für funk'],
  it: ['sottotitoli creati dalla comunità amara org'],
  es: ['subtítulos realizados por la comunidad de amara org'],
};

/** Short enough to be said in earnest inside a turn: dropped only when the whole line is nothing else. */
export const SPAM_LINES: Readonly<Record<string, readonly string[]>> = {
  en: ['you'],
  ja: ['おやすみなさい'],
};
