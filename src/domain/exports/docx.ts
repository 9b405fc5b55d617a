import type { ExportedCall } from './exported-call';
import { factsLine, type TranscriptWords, turnLabel, turnTime } from './transcript-files';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML takes it: what it has no place for (controls, halves of letters) is left out. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '');
}

const run = (text: string, style = ''): string =>
  `<w:r>${style === '' ? '' : `<w:rPr><w:rStyle w:val="${style}"/></w:rPr>`}<w:t xml:space="preserve">${xml(text)}</w:t></w:r>`;
const paragraph = (style: string, runs: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs}</w:p>`;

function documentXml(call: ExportedCall, words: TranscriptWords): string {
  const turns = call.turns.map((turn) => {
    const time = turnTime(turn);
    const said = `${run(turnLabel(turn, words), 'Speaker')}${time === '' ? '' : run(` ${time}`, 'Time')}`;
    return paragraph('Turn', `${said}${run(`  ${turn.text}`)}`);
  });
  // A4 with margins of 2 cm, in twentieths of a point.
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>';
  const body = [paragraph('Title', run(call.title)), paragraph('Facts', run(factsLine(call, words))), ...turns, page];
  return `${HEAD}<w:document xmlns:w="${W}"><w:body>${body.join('')}</w:body></w:document>`;
}

const style = (type: 'paragraph' | 'character', id: string, inside: string): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${inside}</w:style>`;

const STYLES = `${HEAD}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Be Vietnam Pro" w:hAnsi="Be Vietnam Pro" w:cs="Arial"/><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>${[
  style('paragraph', 'Title', '<w:pPr><w:spacing w:after="60"/></w:pPr><w:rPr><w:b/><w:sz w:val="34"/></w:rPr>'),
  style('paragraph', 'Facts', '<w:pPr><w:spacing w:after="240"/></w:pPr><w:rPr><w:color w:val="48546A"/></w:rPr>'),
  style('paragraph', 'Turn', '<w:pPr><w:spacing w:after="100" w:line="276" w:lineRule="auto"/></w:pPr>'),
  style('character', 'Speaker', '<w:rPr><w:b/></w:rPr>'),
  style('character', 'Time', '<w:rPr><w:color w:val="5D6980"/><w:sz w:val="18"/></w:rPr>'),
].join('')}</w:styles>`;

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/></Types>`;

const relation = (id: string, kind: string, target: string): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`;

/** The parts of a transcript as a document for word processors, by their names in the zip that holds them. */
export function docxParts(call: ExportedCall, words: TranscriptWords): Record<string, string> {
  return {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': relation('rId1', 'officeDocument', 'word/document.xml'),
    'word/_rels/document.xml.rels': relation('rId1', 'styles', 'styles.xml'),
    'word/document.xml': documentXml(call, words),
    'word/styles.xml': STYLES,
  };
}
