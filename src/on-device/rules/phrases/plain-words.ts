import type { RulesLanguage } from '../lexicon';

/** Words of any talk: using one again takes up nothing. Short English words (three letters at most) need no entry. */
export const PLAIN_WORDS: Record<RulesLanguage, ReadonlySet<string>> = {
  en: new Set(
    (
      'about also back because been before being call calling come comes could didnt does doing done dont even from give ' +
      'going gonna good great have having here into just know like little look make maybe mean more much need okay only ' +
      'over really right said same should some something sorry still sure take talk than thank thanks that thats their ' +
      'them then there these they thing think this those time today very want week well went were what whats when where ' +
      'which while will with would yeah year your youre month hundred thousand dollars pounds twenty thirty forty fifty ' +
      'sixty seventy eighty ninety'
    ).split(' '),
  ),
  vi: new Set(
    (
      'dạ ạ em anh chị cô chú bác con cháu tôi mình mệ bà ông thầy bên thì là mà có không hông được cho với và của này ' +
      'đó vậy thế đấy ấy rồi nha nhé nghe cũng thôi à ừ ờ hả cái gì chi nào mấy ni nớ rứa mô răng lại đi ra vô vào để ' +
      'ở hơn nữa luôn đang sẽ đã xin cảm ơn gọi nhà biết một hai ba bốn năm sáu bảy tám chín mười mươi lăm trăm nghìn ' +
      'ngàn triệu tháng ngày'
    ).split(' '),
  ),
};
