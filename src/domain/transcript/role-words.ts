/**
 * Words for who speaks, as they stand before a colon in texts from anywhere: alternatives of a regular expression without
 * regard to case, in NFC. Who is above the agent speaks for the agent's side.
 */
export const ROLE_WORDS = {
  agent:
    'agent|operator|advisor|staff|employee|representative|nhân viên|tổng đài viên|tổng đài|điện thoại viên|nv|đtv|tđv',
  above: 'supervisor|manager|giám sát|quản lý',
  customer: 'customer|client|user|caller|khách hàng|khách|kh',
} as const;

export const ANY_ROLE_WORD = Object.values(ROLE_WORDS).join('|');
