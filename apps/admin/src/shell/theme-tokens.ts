import type { ThemeConfig } from 'antd'

type Tokens = NonNullable<ThemeConfig['token']>

// The values of packages/ui/src/tokens.css. Tints are named too: antd would derive grey ones from dark colours.
const light: Tokens = {
  colorBgLayout: '#f3f5f4',
  colorText: '#131719',
  colorTextSecondary: '#434b4e',
  colorTextTertiary: '#5a6366',
  colorTextDescription: '#5a6366',
  colorTextPlaceholder: '#5a6366',
  colorBorder: '#c3cac8',
  colorBorderSecondary: '#dbe0de',
  colorPrimary: '#8a5000',
  colorPrimaryHover: '#a46107',
  colorPrimaryActive: '#6d3f00',
  colorPrimaryBg: '#fcefd9',
  colorPrimaryBgHover: '#f8e3bf',
  colorPrimaryBorder: '#e0b877',
  controlItemBgActive: '#fcefd9',
  controlItemBgActiveHover: '#f8e3bf',
  colorLink: '#8a5000',
  colorLinkHover: '#6d3f00',
  colorSuccess: '#1b6b41',
  colorSuccessBg: '#e2f1e8',
  colorSuccessBorder: '#a9d3ba',
  colorInfo: '#1c5d8c',
  colorInfoBg: '#e3eef6',
  colorInfoBorder: '#adcbe2',
  colorWarning: '#8a5000',
  colorWarningBg: '#fcefd9',
  colorWarningBorder: '#e0b877',
  colorError: '#b3261e',
  colorErrorHover: '#c8372d',
  colorErrorBg: '#fbe9e7',
  colorErrorBorder: '#e7aaa5',
}

const dark: Tokens = {
  colorBgLayout: '#0d0f10',
  colorBgContainer: '#16191b',
  colorBgElevated: '#1d2123',
  colorText: '#ecefee',
  colorTextSecondary: '#b4bcbd',
  colorTextTertiary: '#8d9698',
  colorTextDescription: '#8d9698',
  colorTextPlaceholder: '#8d9698',
  colorBorder: '#434b4e',
  colorBorderSecondary: '#272c2f',
  colorPrimary: '#f2a93b',
  colorPrimaryHover: '#f8c377',
  colorPrimaryActive: '#d99330',
  colorPrimaryBg: '#2a2012',
  colorPrimaryBgHover: '#443414',
  colorPrimaryBorder: '#6b5220',
  controlItemBgActive: '#2a2012',
  controlItemBgActiveHover: '#443414',
  colorLink: '#f8c377',
  colorLinkHover: '#fad7a3',
  colorSuccess: '#66c792',
  colorSuccessBg: '#10261a',
  colorSuccessBorder: '#2a5a3e',
  colorInfo: '#82bdeb',
  colorInfoBg: '#11222f',
  colorInfoBorder: '#29506c',
  colorWarning: '#f8c377',
  colorWarningBg: '#2a2012',
  colorWarningBorder: '#6b5220',
  colorError: '#ff8a7d',
  colorErrorHover: '#ffb4ad',
  colorErrorBg: '#2e1512',
  colorErrorBorder: '#7c332d',
  // On filled buttons.
  colorTextLightSolid: '#1b1204',
}

const both: Tokens = {
  // For work that is done hundreds of times a day.
  motion: false,
  borderRadius: 6,
  borderRadiusLG: 10,
  fontFamily:
    "-apple-system, BlinkMacSystemFont, 'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Source Han Sans SC', 'Noto Sans CJK SC', 'Noto Sans SC', 'Microsoft YaHei UI', 'Microsoft YaHei', sans-serif",
}

export const themeTokens = { light: { ...both, ...light }, dark: { ...both, ...dark } }
