/** Whom an agent speaks to, and how both sides name themselves, in the north, the centre and the south. */
export const viSlots = {
  you: 'anh|chị|cô|chú|bác|ông|bà|dì|cậu|mợ|thím|mình|bạn|quý khách|quý vị|thầy|o|mệ|ôn|eng',
  title: 'anh|chị|cô|chú|bác|ông|bà|dì|cậu|mợ|thím|thầy|o|mệ|ôn|eng|quý khách',
  me: 'em|con|cháu|tôi|tui|mình|bên em|bên con|bên cháu|bên mình|bên tôi|tụi em|tụi con|chúng em|chúng tôi|chúng con',
  i: 'anh|chị|cô|chú|bác|ông|bà|dì|tôi|tui|tao|tau|mình|em|con|cháu|o|mệ|mi',
} as const;

/** Words of any talk: using one again takes up nothing. */
export const viPlainWords: ReadonlySet<string> = new Set(
  (
    'dạ ạ em anh chị cô chú bác con cháu tôi mình mệ bà ông thầy bên thì là mà có không hông được cho với và của này ' +
    'đó vậy thế đấy ấy rồi nha nhé nghe cũng thôi à ừ ờ hả cái gì chi nào mấy ni nớ rứa mô răng lại đi ra vô vào để ' +
    'ở hơn nữa luôn đang sẽ đã xin cảm ơn gọi nhà biết một hai ba bốn năm sáu bảy tám chín mười mươi lăm trăm nghìn ' +
    'ngàn triệu tháng ngày'
  ).split(' '),
);
