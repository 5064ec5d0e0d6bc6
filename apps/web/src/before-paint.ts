// Runs before the first paint, as a classic script that blocks: small, and nothing can be imported.
{
  const page = document.documentElement
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      // A browser that forbids storage follows the system, and knows no member.
      return null
    }
  }

  // The same key as in packages/ui/src/theme.ts.
  const choice = stored('theme')
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.dataset['theme'] = dark ? 'dark' : 'light'

  // What the server drew is for visitors: a member never sees it.
  if (stored(`${page.dataset['product'] ?? ''}.user`)?.includes('"userToken"') === true)
    page.dataset['member'] = ''

  // Style attributes are forbidden in markup, setting styles through the DOM is not.
  const setStyles = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
      if (element.closest('.server-html') === null) element.style.cssText = element.dataset['style'] ?? ''
      delete element.dataset['style']
    }
  }
  const observer = new MutationObserver(setStyles)
  observer.observe(page, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    setStyles()
    observer.disconnect()
  })

  // A button that is pressed before the site took it over is pressed again then. Links work by themselves.
  let pressed: HTMLElement | null = null
  const notePress = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('[data-drawn] button') ?? pressed
  }
  document.addEventListener('click', notePress)
  document.addEventListener('site-alive', () => {
    document.removeEventListener('click', notePress)
    pressed?.click()
  })
}
