/** Headless and quiet: no calls home, and root needs --no-sandbox. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * The suggestions below Chromium's address bar are two pages of its own, loaded into a process of their own with every window:
 * no one sees them here, and they took as much as the app's own page (D379).
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Of several --disable-features the last one counts alone, so what Playwright switches off stands here again. */
export const PLAYWRIGHT_SWITCHES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

const switchOff = (features: readonly string[]): string => `--disable-features=${features.join(',')}`;

/** For a browser that Playwright starts. */
export const NO_ADDRESS_BAR_WITH_PLAYWRIGHT = switchOff([...PLAYWRIGHT_SWITCHES_OFF, ...ADDRESS_BAR]);

/** For one that is started as users start theirs. */
export const NO_ADDRESS_BAR = switchOff(ADDRESS_BAR);
