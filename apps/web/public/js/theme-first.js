// Before the first paint: the stored choice, else the system's. Same key as packages/ui/src/theme.ts.
;(function () {
  var choice = null
  try {
    choice = localStorage.getItem('theme')
  } catch {
    // A browser that forbids storage follows the system.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light')
})()
