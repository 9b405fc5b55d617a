#!/usr/bin/python3
"""The browser that WebKitWebDriver starts for tests/engines.

WebKitGTK's own MiniBrowser forgets its profile when it is automated, and grants no microphone. The environment says which
profile (CALLMARK_PROFILE) and which size (CALLMARK_SIZE, as 1280x860).
"""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# What Safari has and GTK leaves off.
AS_IN_SAFARI = {"StorageAPI", "StorageAPIEstimate", "AccessHandle", "FileSystem", "FileSystemWritableStream"}

profile = os.environ["CALLMARK_PROFILE"]
width, height = map(int, os.environ["CALLMARK_SIZE"].split("x"))


def settings():
    made = WebKit2.Settings()
    made.set_enable_media_stream(True)
    made.set_enable_mock_capture_devices(True)
    made.set_media_playback_requires_user_gesture(True)
    made.set_enable_write_console_messages_to_stdout(True)
    features = WebKit2.Settings.get_all_features()
    for feature in map(features.get, range(features.get_length())):
        if feature.get_identifier() in AS_IN_SAFARI:
            made.set_feature_enabled(feature, True)
    return made


def allow(_view, request):
    request.allow()
    return True


def open_view(_session):
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        settings=settings(),
        # Sound after a gesture only, as on tablets.
        website_policies=WebKit2.WebsitePolicies(autoplay=WebKit2.AutoplayPolicy.ALLOW_WITHOUT_SOUND),
    )
    view.connect("permission-request", allow)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.move(0, 0)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    return view


def begin(_context, session):
    session.connect("create-web-view", open_view)


store = WebKit2.WebsiteDataManager(base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache")
store.set_itp_enabled(False)
context = WebKit2.WebContext(website_data_manager=store)
context.set_automation_allowed(True)
context.connect("automation-started", begin)
Gtk.main()
