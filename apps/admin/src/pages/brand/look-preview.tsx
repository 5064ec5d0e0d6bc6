import { type BrandColours, type BrandLook, builtColours } from '@guangquan/contract'
import { grounds, softOf } from '@guangquan/rules/brand-look'
import { Flex } from 'antd'

const inks = {
  light: { name: '展墙', ink: '#131719', line: '#dbe0de' },
  dark: { name: '暗房', ink: '#ecefee', line: '#272c2f' },
} as const

interface LookPreviewProps {
  look: Partial<BrandLook>
  communityName: string
}

/** Head, main action, link and tab of the members' pages with the values of the form, in both themes. */
export function LookPreview({ look, communityName }: LookPreviewProps) {
  const colours = shownColours(look.colours ?? null)
  return (
    <Flex vertical gap={16}>
      <Flex align="center" gap={8} aria-label="预览：浏览器标签" role="group">
        <img src={look.favicon?.url ?? '/img/icon.svg'} alt="" width={16} height={16} />
        <span>{communityName}</span>
      </Flex>
      {(['light', 'dark'] as const).map((theme) => (
        <ThemePreview key={theme} theme={theme} colours={colours} look={look} communityName={communityName} />
      ))}
    </Flex>
  )
}

// While a colour is being typed, the built-in one is shown.
function shownColours(given: BrandColours | null): BrandColours {
  const typed = Object.entries(given ?? {}).filter(([, colour]) => /^#[0-9a-f]{6}$/.test(colour))
  return Object.assign({}, builtColours, Object.fromEntries(typed))
}

interface ThemePreviewProps extends LookPreviewProps {
  theme: keyof typeof inks
  colours: BrandColours
}

function ThemePreview({ theme, colours, look, communityName }: ThemePreviewProps) {
  const { name, ink, line } = inks[theme]
  const { wall, surface } = grounds[theme]
  const isDark = theme === 'dark'
  const text = isDark ? colours.textDark : colours.text
  const graphic = isDark ? colours.graphicDark : colours.graphic
  const logo = isDark ? (look.darkLogo ?? look.logo) : look.logo
  return (
    <section
      aria-label={`预览：${name}`}
      style={{
        background: wall,
        color: ink,
        border: `1px solid ${line}`,
        borderRadius: 6,
        overflow: 'hidden',
      }}
    >
      <Flex align="center" gap={12} style={{ padding: 12, borderBottom: `1px solid ${line}` }}>
        {logo == null ? (
          <strong style={{ fontSize: 20 }}>{communityName}</strong>
        ) : (
          <img
            src={logo.url}
            alt={communityName}
            style={{ height: 28, maxWidth: 168, objectFit: 'contain' }}
          />
        )}
        <span style={{ borderBottom: `2px solid ${graphic}`, lineHeight: '28px' }}>首页</span>
        <span style={{ flex: 1 }} />
        <span
          style={{ background: colours.fill, color: colours.onFill, borderRadius: 6, padding: '4px 16px' }}
        >
          发布
        </span>
      </Flex>
      <Flex vertical gap={12} style={{ padding: 16, background: surface }}>
        <Flex align="center" gap={8}>
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path fill={graphic} d="M12 21 3.5 12.5a5.5 5.5 0 0 1 8.5-7 5.5 5.5 0 0 1 8.5 7z" />
          </svg>
          <span style={{ color: text }}>128 · 查看全部作品</span>
        </Flex>
        <span
          style={{ background: softOf(colours)[theme], color: text, borderRadius: 6, padding: '6px 12px' }}
        >
          你的作品被选为今日一幅
        </span>
      </Flex>
    </section>
  )
}
