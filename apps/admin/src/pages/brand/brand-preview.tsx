import { Flex } from 'antd'
import type { Brand } from './brand-value.ts'

// The members' site's tokens of both themes.
const themes = [
  { name: '展墙', wall: '#f3f5f4', ink: '#131719', soft: '#434b4e', line: '#d5dad8', lit: '#8a5000' },
  { name: '暗房', wall: '#0d0f10', ink: '#eceeee', soft: '#b4bcbd', line: '#2b3032', lit: '#f8c377' },
] as const

interface BrandPreviewProps {
  value?: Partial<Brand>
  hasPoliceFiling?: boolean
}

/** Head and foot of the members' pages with the values of the form, in both themes. */
export function BrandPreview({ value = {}, hasPoliceFiling = false }: BrandPreviewProps) {
  const filings = [value.icp?.text, hasPoliceFiling ? value.policeFiling?.text : '', '营业执照']
  return (
    <Flex vertical gap={16}>
      {themes.map(({ name, wall, ink, soft, line, lit }) => (
        <section
          key={name}
          aria-label={`预览：${name}`}
          style={{
            background: wall,
            color: ink,
            border: `1px solid ${line}`,
            borderRadius: 6,
            overflow: 'hidden',
          }}
        >
          <Flex justify="space-between" gap={12} style={{ padding: 12, borderBottom: `1px solid ${line}` }}>
            <strong>{value.communityName}</strong>
            <span style={{ color: lit }}>{value.shops?.[0]?.text}</span>
          </Flex>
          <div style={{ padding: '24px 12px', color: soft }}>{value.brandName}</div>
          <Flex
            vertical
            gap={4}
            style={{ padding: 12, borderTop: `1px solid ${line}`, color: soft, fontSize: 13 }}
          >
            <span>© {value.copyrightCompany}</span>
            <span>{filings.filter((text) => text !== undefined && text !== '').join(' · ')}</span>
            <span>
              {[value.socialFollow?.text, value.contact?.text]
                .filter((text) => text !== undefined)
                .join(' · ')}
            </span>
          </Flex>
        </section>
      ))}
    </Flex>
  )
}
