/**
 * Vietnamese channel promotion inside a line, with and without tone marks as speech models write it. A channel has to be
 * named together with what such a line promises, so that "đăng ký kênh truyền hình" or "đăng ký gói" stay.
 */
const CALL = '(?:(?:c[áa]c b[ạa]n|xin)\\s{1,4})?(?:h[ãa]y\\s{1,4}|nh[ớo]\\s{1,4}|[đd][ừu]ng qu[êe]n\\s{1,4})';
const JOIN = '(?:subscribe|[đd][ăa]ng\\s{0,4}k[ýyíi])\\s{1,4}(?:cho\\s{1,4})?k[êe]nh';
const BAIT = [
  '[đd][ểe] kh[ôo]ng b[ỏo] l[ỡo].{0,30}?(?:h[ấa]p d[ẫa]n|(?:video|clip)(?: m[ớo]i| h[ấa]p d[ẫa]n)?)',
  '[ủu]ng h[ộo] k[êe]nh[^.!?\\n]{0,30}',
  '[đd][ểe] xem.{0,20}video.{0,12}',
  'gh[iềe]{1,3}n m[ìi] g[õo]',
  'la ?la ?school',
].join('|');

/** Found anywhere in a line; the order matters, a later one only sees what the earlier ones left. */
export const SPAM_PATTERNS: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}])(?:${CALL})?${JOIN}\\s.{0,60}?(?:${BAIT})`, 'giu'),
  /[đd][ểe] kh[ôo]ng b[ỏo] l[ỡo] (?:nh[ữu]ng|c[áa]c) (?:video|clip)(?: m[ớo]i| h[ấa]p d[ẫa]n)?/giu,
];

/** Only when the whole segment is nothing else. */
export const SPAM_WHOLE = new RegExp(`^\\P{L}{0,40}${CALL}${JOIN}\\P{L}{0,40}$`, 'iu');
