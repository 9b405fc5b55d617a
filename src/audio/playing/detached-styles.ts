/**
 * wavesurfer writes a <style> into its shadow root, which `style-src 'self'` refuses. A style is only judged when it
 * enters the document: while `host` is still outside, its rules move to a constructed style sheet, which the policy
 * allows (it is script that made it), and the element goes.
 */
export function adoptShadowStyles(host: HTMLElement): void {
  for (const { shadowRoot } of host.children) {
    if (shadowRoot === null) continue;
    const styles = [...shadowRoot.querySelectorAll('style')];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles.map((style) => style.textContent).join('\n'));
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
    for (const style of styles) style.remove();
  }
}
