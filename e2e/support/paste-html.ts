import type { Locator } from '@playwright/test'

/** Puts HTML on the clipboard and pastes it, as from Word or WeChat. */
export async function pasteHtml(editor: Locator, html: string): Promise<void> {
  await editor.evaluate((element, given) => {
    const data = new DataTransfer()
    data.setData('text/html', given)
    data.setData('text/plain', 'plain')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, html)
}
