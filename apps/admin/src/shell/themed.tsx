import { App, ConfigProvider, theme as algorithms } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { type ReactNode, useLayoutEffect } from 'react'
import { useIsDark } from '../platform/theme.ts'
import { themeTokens } from './theme-tokens.ts'

/** Looks of the components, in both themes; amber is the members' site's. */
export function Themed({ children }: { children: ReactNode }) {
  const isDark = useIsDark()
  useLayoutEffect(() => {
    const theme = isDark ? 'dark' : 'light'
    document.documentElement.dataset['theme'] = theme
    document.documentElement.style.colorScheme = theme
    document.body.style.margin = '0'
  }, [isDark])
  return (
    <ConfigProvider
      locale={zhCN}
      // Otherwise labels of buttons with two characters get a space between them.
      button={{ autoInsertSpace: false }}
      theme={{
        algorithm: isDark ? algorithms.darkAlgorithm : algorithms.defaultAlgorithm,
        components: { Menu: { itemHeight: 34, itemMarginBlock: 2 } },
        token: isDark ? themeTokens.dark : themeTokens.light,
      }}
    >
      <App>{children}</App>
    </ConfigProvider>
  )
}
